// What the host wants to happen as soon as the table is there: bots in the empty seats, and the start.
import { draft, keepDraft } from '../device.ts';
import type { TableClient } from './client.svelte.ts';

export interface Plan {
  /** Which bot takes the empty seats. */
  readonly bot: string;
}

const running = new Set<string>();

export function makePlan(table: string, plan: Plan): void {
  keepDraft(`plan/${table}`, plan);
}

/** Survives a reload: what is done already is seen at the table itself. */
export async function carryOut(client: TableClient): Promise<void> {
  const plan = draft<Plan>(`plan/${client.id}`);
  if (plan === null || running.has(client.id)) return;
  running.add(client.id);
  for (const [seat, info] of (client.state.table?.seats ?? []).entries()) {
    if (info.sitter === 'nobody') await client.send({ t: 'fill', seat, bot: plan.bot });
  }
  const answer = await client.send({ t: 'start' });
  if (answer.t === 'accepted') keepDraft(`plan/${client.id}`, null);
  running.delete(client.id);
}
