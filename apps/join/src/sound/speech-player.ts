import type { SpeechFrame } from '@colloquy/contracts';

/** Delay between the arrival and the playback of the first sound, seconds, because later pieces may arrive unevenly. */
const leadSeconds = 0.08;
/** Time within which playback must begin, milliseconds. */
const beginningMs = 4000;

interface SpeechPlayerOptions {
  onPiece: (sequence: number, upTo: number) => void;
  onPlayed: (mark: string) => void;
  onUnplayable: () => void;
  onChange: () => void;
}

interface Playing {
  source: AudioBufferSourceNode;
  sequence: number | undefined;
  marks: string[];
  begins: ReturnType<typeof setTimeout>;
}

export function makeSpeechPlayer({ onPiece, onPlayed, onUnplayable, onChange }: SpeechPlayerOptions) {
  let context: AudioContext | undefined;
  let beginning: ReturnType<typeof setTimeout> | undefined;
  let queue: Playing[] = [];
  let endsAt = 0;

  function bufferOf(where: AudioContext, { samples, rateHz }: SpeechFrame): AudioBuffer {
    const buffer = where.createBuffer(1, samples.length, rateHz);
    buffer.copyToChannel(
      Float32Array.from(samples, (sample) => sample / 32_768),
      0,
    );
    return buffer;
  }

  function ended(piece: Playing): void {
    queue = queue.filter((each) => each !== piece);
    for (const mark of piece.marks) onPlayed(mark);
    onChange();
  }

  function resume(suspended: AudioContext): void {
    void suspended.resume().catch(() => undefined);
    beginning ??= setTimeout(() => {
      beginning = undefined;
      if (suspended.state !== 'running') onUnplayable();
    }, beginningMs);
  }

  return {
    play(frame: SpeechFrame): void {
      context ??= new AudioContext();
      if (context.state !== 'running') resume(context);
      const { sequence, upTo } = frame;
      const source = context.createBufferSource();
      source.buffer = bufferOf(context, frame);
      source.connect(context.destination);
      const at = Math.max(endsAt, context.currentTime + leadSeconds);
      endsAt = at + source.buffer.duration;
      source.start(at);
      const begun = () => sequence !== undefined && onPiece(sequence, upTo);
      const begins = setTimeout(begun, (at - context.currentTime) * 1000);
      const piece: Playing = { source, sequence, marks: [], begins };
      source.onended = () => ended(piece);
      queue.push(piece);
      onChange();
    },
    mark(mark: string): void {
      const last = queue.at(-1);
      if (last) last.marks.push(mark);
      else onPlayed(mark);
    },
    hush(): void {
      for (const { source, begins } of queue.splice(0)) {
        clearTimeout(begins);
        source.onended = null;
        source.stop();
      }
      endsAt = 0;
      onChange();
    },
    playing: () => queue.find(({ sequence }) => sequence !== undefined)?.sequence,
  };
}
