// A few quiet sounds, made on the spot. Off until somebody switches them on.
import { keep, kept } from './device.ts';

interface Note {
  readonly pitch: number;
  /** Seconds. */
  readonly after: number;
  readonly long: number;
}

const SOUNDS = {
  /** A piece set down. */
  knock: [{ pitch: 190, after: 0, long: 0.09 }],
  /** Your turn. */
  turn: [
    { pitch: 523, after: 0, long: 0.18 },
    { pitch: 659, after: 0.11, long: 0.26 },
  ],
  end: [
    { pitch: 392, after: 0, long: 0.22 },
    { pitch: 523, after: 0.14, long: 0.22 },
    { pitch: 659, after: 0.28, long: 0.5 },
  ],
} satisfies Record<string, readonly Note[]>;

const LOUD = 0.12;

class Sound {
  on = $state(kept().sound);
  private context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    keep({ sound: this.on });
    this.play('turn');
  }

  play(name: keyof typeof SOUNDS): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    const context = (this.context ??= new AudioContext());
    // Browsers keep a page silent until it is touched; what could not be heard then is not played late.
    if (context.state === 'suspended' && !navigator.userActivation.hasBeenActive) return;
    void context.resume();
    for (const note of SOUNDS[name]) strike(context, note);
  }
}

export const sound = new Sound();

/** One soft note that fades by itself. */
function strike(context: AudioContext, { pitch, after, long }: Note): void {
  const start = context.currentTime + after;
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(LOUD, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + long);
}
