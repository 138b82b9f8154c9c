import { joinSamples } from '@colloquy/language';

/** Samples of a part: smaller parts sound choppy, larger ones add delay. */
interface PartSizes {
  least: number;
  most: number;
}

export interface CollectedSound {
  readonly length: number;
  readonly isWhole: boolean;
  readonly isBroken: boolean;
  upTo(sample: number): Int16Array;
  /** Yields sound as it is made. The last part may be shorter. @throws the error of the source */
  from(sample: number, parts: PartSizes, signal: AbortSignal): AsyncGenerator<Int16Array>;
}

/** Collects the sound at once, whether or not it is read. */
export function collectSound(source: AsyncIterable<Int16Array>): CollectedSound {
  let sound = new Int16Array(0);
  let ended: { error?: unknown } | undefined;
  let readers: (() => void)[] = [];

  function changed(): void {
    const waiting = readers;
    readers = [];
    for (const goOn of waiting) goOn();
  }
  async function collect(): Promise<void> {
    for await (const part of source) {
      sound = joinSamples(sound, part);
      changed();
    }
  }
  void collect()
    .then(
      () => (ended = {}),
      (error: unknown) => (ended = { error }),
    )
    .then(changed);

  return {
    get length() {
      return sound.length;
    },
    get isWhole() {
      return ended !== undefined && !('error' in ended);
    },
    get isBroken() {
      return ended !== undefined && 'error' in ended;
    },
    upTo: (sample) => sound.subarray(0, sample),
    async *from(sample, { least, most }, signal) {
      signal.addEventListener('abort', changed);
      try {
        for (let at = sample; !signal.aborted;) {
          const part = sound.subarray(at, at + most);
          if (part.length >= least || (ended && part.length > 0)) {
            at += part.length;
            yield part;
          } else if (!ended) await new Promise<void>((resolve) => readers.push(resolve));
          else if ('error' in ended) throw ended.error;
          else return;
        }
      } finally {
        signal.removeEventListener('abort', changed);
      }
    },
  };
}
