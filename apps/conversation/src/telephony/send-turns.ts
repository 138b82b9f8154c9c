import type { TimedMediaStream } from './media-stream';
import type { PlayTurn } from './play-turn';
import type { Position, SpokenTurn } from './spoken-turn';

/** Sends turns in order until the sound is cut off; the number of the cut identifies marks of sound before it. */
export function makeTurnSender(
  stream: Pick<TimedMediaStream, 'mark'>,
  play: PlayTurn,
  failed: (turn: SpokenTurn, error: unknown) => void,
) {
  let cuts = 0;
  let stop = new AbortController();
  let sending: Promise<void> = Promise.resolve();

  return {
    send(turn: SpokenTurn): void {
      const { signal } = stop;
      const earlierCuts = cuts;
      const mark = (position: Position) =>
        stream.mark(`${earlierCuts}:${turn.sequence}:${turn.marks.push(position) - 1}`);
      sending = sending
        .then(() => (signal.aborted ? undefined : play(turn, mark, signal)))
        .catch((error: unknown) => {
          if (!signal.aborted) failed(turn, error);
        });
    },
    cut(): void {
      stop.abort();
      stop = new AbortController();
      cuts += 1;
    },
    /** Returns which mark of which turn a name stands for; -1 for sound that was cut off. */
    readMark(name: string): { sequence: number; index: number } {
      const [earlierCuts, sequence = -1, index = -1] = name.split(':').map(Number);
      return earlierCuts === cuts ? { sequence, index } : { sequence: -1, index: -1 };
    },
  };
}
