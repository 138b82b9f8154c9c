import type { AudioFrame, ServerFrame } from '@colloquy/contracts';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Recorder, SessionRef } from '../domain/ports';

/** Pieces that may wait to be stored; a client that sends more ignores the acknowledgements. */
const maxWaiting = 64;

/** The client sends a piece without acknowledgement again. Returns false if the client is too fast. */
export function makePieceRecorder(
  ref: SessionRef,
  deps: { recorder: Recorder; logger: Logger; send: (frame: ServerFrame) => void },
): (piece: AudioFrame) => boolean {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  async function store(piece: AudioFrame): Promise<void> {
    const { partOffsetMs, index } = piece;
    try {
      await deps.recorder.store(ref, piece);
      deps.send({ type: 'audio-ack', partOffsetMs, index });
    } catch (error) {
      deps.logger.warn('Recording could not be stored', { ...ref, ...errorFields(error) });
    } finally {
      waiting -= 1;
    }
  }

  return (piece) => {
    if (waiting >= maxWaiting) return false;
    waiting += 1;
    last = last.then(() => store(piece));
    return true;
  };
}
