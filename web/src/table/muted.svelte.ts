// Whom nobody on this device wants to hear: the person, whatever she is called, at all tables.
import { keep, kept } from '../device.ts';
import type { ChatLine } from '../protocol.ts';

class Muted {
  private all = $state.raw<readonly string[]>(kept().muted);

  has(who: string | undefined): boolean {
    return who !== undefined && who !== '' && this.all.includes(who);
  }

  toggle(who: string): void {
    this.all = this.has(who) ? this.all.filter((one) => one !== who) : [...this.all, who];
    keep({ muted: this.all });
  }

  /** What is left of the talk. What is told of the table itself nobody has said. */
  heard(chat: readonly ChatLine[]): readonly ChatLine[] {
    return chat.filter(({ who, told }) => told != null || !this.has(who));
  }
}

export const muted = new Muted();
