// Small sounds, made here: wood on wood, a low tone for what is not possible, two notes for your turn.
import { afterPaint } from "./motion/paint.ts";
import { settings } from "./settings.svelte.ts";

type Note = { pitch: number; at: number; length: number; loudness: number; shape: OscillatorType };

const tones = {
  move: [{ pitch: 420, at: 0, length: 0.06, loudness: 0.12, shape: "triangle" }],
  refusal: [{ pitch: 150, at: 0, length: 0.16, loudness: 0.1, shape: "sine" }],
  turn: [
    { pitch: 523, at: 0, length: 0.12, loudness: 0.07, shape: "sine" },
    { pitch: 659, at: 0.1, length: 0.18, loudness: 0.07, shape: "sine" },
  ],
  end: [
    { pitch: 523, at: 0, length: 0.2, loudness: 0.08, shape: "sine" },
    { pitch: 659, at: 0.12, length: 0.2, loudness: 0.08, shape: "sine" },
    { pitch: 784, at: 0.24, length: 0.4, loudness: 0.08, shape: "sine" },
  ],
} satisfies Record<string, Note[]>;

let audio: Promise<AudioContext> | null = null;

// Asking for a context waits until the browser has started its process for sound, and everything
// stands still meanwhile; asking for the devices starts it too, and nothing waits.
async function start(): Promise<AudioContext> {
  await navigator.mediaDevices?.enumerateDevices().catch(() => []);
  return new AudioContext();
}

function ring(context: AudioContext, { pitch, at, length, loudness, shape }: Note): void {
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, begin);
  gain.gain.setValueAtTime(loudness, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(gain).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}

// A tone takes the page as long as a few tiles do: not while it draws. Nobody hears the difference.
function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 80 });
  else setTimeout(then);
}

// Browsers let a page sound only after somebody has touched it; before that it is silent.
export function sound(name: keyof typeof tones): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  afterPaint(() =>
    whenIdle(async () => {
      const context = await (audio ??= start());
      for (const note of tones[name]) ring(context, note);
    }),
  );
}
