import { joined, wordsIn } from '../tones/tone-code.ts';
import { endsWithFarewell } from './farewells.ts';
import type { Mark, PlayoutEvents } from './playout.ts';
import type { SoundFormat } from './sound-format.ts';

/** Silence that ends an utterance, milliseconds; parts of it may arrive late. */
const quietMs = 600;

interface Sound {
  samples: Int16Array;
  at: number;
}

interface SoundPlayoutEvents extends Omit<PlayoutEvents, 'onHeard'> {
  onHeard(text: string, closing: boolean, cut: boolean): void;
}

/** Plays sound as `pass` advances the time. A mark returns when the sound before it was played or cleared. */
export function makeSoundPlayout(
  { rate, decode }: SoundFormat,
  { onHeard, onMark, onQuiet }: SoundPlayoutEvents,
) {
  let queue: (Sound | Mark)[] = [];
  let heard: Int16Array[] = [];
  let quietForMs = 0;
  let playedMs = 0;
  let planned: { afterMs: number; work(): void }[] = [];

  function understand(cut: boolean) {
    const text = wordsIn(joined(heard), rate);
    heard = [];
    if (text) onHeard(text, !cut && endsWithFarewell(text), cut);
  }

  function play(samples: number) {
    let left = samples;
    while (queue.length > 0) {
      const [head] = queue;
      if (!head) break;
      if ('mark' in head) onMark(head.mark);
      else {
        const part = head.samples.subarray(head.at, head.at + left);
        heard.push(part);
        head.at += part.length;
        left -= part.length;
        if (head.at < head.samples.length) break;
      }
      queue.shift();
    }
    return samples - left;
  }

  return {
    /** @param payload sound in base64 */
    media: (payload: string) => void queue.push({ samples: decode(Buffer.from(payload, 'base64')), at: 0 }),
    mark: (name: string) => void queue.push({ mark: name }),
    busy: () => queue.length > 0 || heard.length > 0,
    /** Runs `work` a given time after the current words began, or after the next words begin if there are none. */
    plan: (afterMs: number, work: () => void) => void planned.push({ afterMs, work }),
    clear() {
      const left = queue;
      queue = [];
      understand(true);
      playedMs = 0;
      for (const item of left) if ('mark' in item) onMark(item.mark);
    },
    pass(ms: number) {
      if (play((ms * rate) / 1000) > 0) {
        quietForMs = 0;
        playedMs += ms;
        const due = planned.filter(({ afterMs }) => playedMs >= afterMs);
        planned = planned.filter((each) => !due.includes(each));
        for (const { work } of due) work();
        return;
      }
      quietForMs += ms;
      if (heard.length === 0 || quietForMs < quietMs) return;
      playedMs = 0;
      understand(false);
      onQuiet();
    },
  };
}
