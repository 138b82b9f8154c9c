import type { AudioFrame } from '@colloquy/contracts';

const mimeType = 'audio/webm;codecs=opus';
const sliceMs = 1000;
/** Largest sound of a frame; with the header it stays below the largest frame. */
const maxPieceBytes = 60 * 1024;
const bitsPerSecond = 32_000;
/** Time limit for the last chunk. */
const lastPieceMs = 2000;

/** Returns whether this browser can record in the platform's format. */
export const canRecord = () =>
  typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(mimeType);

/**
 * Records in parts. Every start begins a part with its own offset, so pauses shift nothing.
 * @param options.onPiece returns false if the chunk was not kept; recording then stops for good
 */
export function makeRecorder(options: {
  stream: MediaStream;
  sessionMs: () => number;
  onPiece: (piece: AudioFrame) => boolean;
  onFull: () => void;
}) {
  let current: MediaRecorder | undefined;
  let lastOffsetMs = -1;
  let full = false;

  function start(): void {
    if (current || full) return;
    const recorder = new MediaRecorder(options.stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
    // parts are identified by their offset, so offsets must differ
    const partOffsetMs = Math.max(lastOffsetMs + 1, Math.round(options.sessionMs()));
    lastOffsetMs = partOffsetMs;
    let index = 0;
    let reading = Promise.resolve();
    recorder.ondataavailable = ({ data }) => {
      reading = reading.then(async () => {
        const bytes = new Uint8Array(await data.arrayBuffer());
        for (const sound of pieces(bytes)) keep({ partOffsetMs, index: index++, sound });
      });
    };
    recorder.onerror = () => void stop();
    recorder.addEventListener(
      'stop',
      () => void reading.then(() => recorder.dispatchEvent(new Event('read'))),
    );
    current = recorder;
    recorder.start(sliceMs);
  }

  function keep(piece: AudioFrame): void {
    if (full || options.onPiece(piece)) return;
    full = true;
    options.onFull();
    void stop();
  }

  /** Ends the part. Resolves when its last chunk is delivered. */
  async function stop(): Promise<void> {
    const recorder = current;
    current = undefined;
    if (!recorder || recorder.state === 'inactive') return;
    await new Promise<void>((resolve) => {
      recorder.addEventListener('read', () => resolve());
      setTimeout(resolve, lastPieceMs);
      recorder.stop();
    });
  }

  return {
    start,
    stop,
    /** Another session began: the current part belongs to neither session. */
    restart(): void {
      const recorder = current;
      if (!recorder) return;
      recorder.ondataavailable = null;
      recorder.stop();
      current = undefined;
      lastOffsetMs = -1;
      start();
    },
    running: () => current !== undefined,
  };
}

export type SoundRecorder = ReturnType<typeof makeRecorder>;

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += maxPieceBytes) yield bytes.subarray(at, at + maxPieceBytes);
}
