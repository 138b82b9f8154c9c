import type { AudioFrame } from '@colloquy/contracts';

const mimeType = 'audio/webm;codecs=opus';
/** How often the browser hands over what it has recorded, milliseconds. */
const sliceMs = 1000;
/** Most sound in a frame, bytes: with its header it stays below the largest frame. */
const mostPieceBytes = 60 * 1024;
const bitsPerSecond = 32_000;
/** How long the last piece may take to come, milliseconds. */
const lastPieceMs = 2000;

/** Whether this browser records what the platform stores. */
export const canRecord = () =>
  typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(mimeType);

/**
 * Records in parts: every start begins one with its own offset, so that a silence in between shifts nothing.
 * @param options.onPiece returns false when the piece could not be kept; recording then stops for good
 */
export function makeRecorder(options: {
  stream: MediaStream;
  /** Milliseconds since the session began. */
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
    // two parts never share an offset, which is their name
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

  /** Ends the part; resolves when its last piece was handed over. */
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
    /** Another session began: what is being recorded belongs to neither. */
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
  for (let at = 0; at < bytes.length; at += mostPieceBytes) yield bytes.subarray(at, at + mostPieceBytes);
}
