import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import { AppError } from '@colloquy/kernel';
import { defaultMaxObjectBytes } from '../media-store';
import { makeWorkspace, spool, type Workspace } from '../spool';
import { storageError } from '../storage-error';
import { opusPacketMs } from './opus-packet';
import { isRawTelephony, withWaveHeader } from './raw-telephony';
import { readRecording } from './read-recording';
import { RecordingWriter } from './recording-writer';

/** The recording of one session, or of one run of a recorder within it. */
export interface RecordingPart {
  /** Gives the bytes; called when it is this part's turn. */
  open(): Promise<Readable>;
  /** WebM, WAV, or bare mu-law samples (`audio/basic`). */
  contentType: string;
  /** Where the part starts in the conversation, milliseconds, on the clock of the transcript. */
  offsetMs: number;
}

/** A stretch of a recording, milliseconds from its beginning; `toMs` may be Infinity. */
export interface Span {
  fromMs: number;
  toMs: number;
}

/** Limits of a joined recording. */
export interface JoinOptions {
  /** Latest start of a part, and longest part, milliseconds; default 12 hours. */
  maxDurationMs?: number;
  /** Largest part, bytes; default 5 GiB. */
  maxPartBytes?: number;
  /** Where parts and result lie meanwhile; default the system's directory for temporary files. */
  temporaryDirectory?: string;
  /** Stretches of the result in which nothing is to be heard: their sound is not in the file. Default none. */
  silences?: readonly Span[];
  signal?: AbortSignal;
}

/** One playable file of a whole conversation. */
export interface JoinedRecording {
  contentType: string;
  sizeBytes: number;
  durationMs: number;
  /** Positions in `parts` that could not be read to their end; what could be read is in the recording. */
  damagedParts: number[];
  stream(): Readable;
  /** Removes the file; repeatable. */
  dispose(): Promise<void>;
}

const defaultMaxDurationMs = 12 * 3_600_000;

/**
 * Makes one seekable WebM/Opus file of the parts of a conversation. Opus is copied packet by packet, telephone
 * sound is encoded; every part starts at its offset, or behind the part before it when that is still
 * running; between parts there is silence. Memory stays flat: parts and result are files.
 * @throws AppError `invalid`: NO_AUDIO when there is no sound in any part, UNSUPPORTED_RECORDING for one of
 * another kind, RECORDING_TOO_LONG; `too-large` for a part above the limit; `unavailable` when the disk is full.
 */
export async function joinRecordings(
  parts: readonly RecordingPart[],
  options: JoinOptions = {},
): Promise<JoinedRecording> {
  const workspace = await makeWorkspace(options.temporaryDirectory);
  try {
    return await join(parts, options, workspace);
  } catch (error) {
    await workspace.dispose();
    throw storageError(error);
  }
}

async function join(
  parts: readonly RecordingPart[],
  options: JoinOptions,
  workspace: Workspace,
): Promise<JoinedRecording> {
  const { maxDurationMs = defaultMaxDurationMs } = options;
  const path = workspace.pathOf('joined.webm');
  const writer = await RecordingWriter.create(path);
  const damagedParts: number[] = [];
  try {
    const inOrder = [...parts.entries()].sort(([, a], [, b]) => a.offsetMs - b.offsetMs);
    for (const [position, part] of inOrder) {
      if (part.offsetMs > maxDurationMs) {
        throw new AppError('invalid', 'RECORDING_TOO_LONG', 'The conversation is too long to join');
      }
      const file = workspace.pathOf('part');
      await fetchPart(part, file, options);
      const { silences = [], signal } = options;
      if (!(await copyPart(part, file, writer, { maxDurationMs, silences, signal })))
        damagedParts.push(position);
      await rm(file);
    }
    if (writer.durationMs === 0) throw new AppError('invalid', 'NO_AUDIO', 'There is no sound to join');
    await writer.finish();
  } finally {
    await writer.discard();
  }
  return {
    contentType: 'audio/webm;codecs=opus',
    sizeBytes: (await stat(path)).size,
    durationMs: writer.durationMs,
    damagedParts,
    stream: () => createReadStream(path),
    dispose: () => workspace.dispose(),
  };
}

async function fetchPart(part: RecordingPart, file: string, options: JoinOptions): Promise<void> {
  const bytes = await part.open();
  const limits = { maxBytes: options.maxPartBytes ?? defaultMaxObjectBytes, signal: options.signal };
  await spool(isRawTelephony(part.contentType) ? withWaveHeader(bytes) : bytes, file, limits);
}

/** Whether the part could be read to its end. */
async function copyPart(
  part: RecordingPart,
  file: string,
  writer: RecordingWriter,
  {
    maxDurationMs,
    silences,
    signal,
  }: Required<Pick<JoinOptions, 'maxDurationMs' | 'silences'>> & JoinOptions,
): Promise<boolean> {
  const startMs = Math.max(part.offsetMs, writer.durationMs);
  try {
    for await (const { data, atMs } of readRecording(file, part.contentType)) {
      signal?.throwIfAborted();
      if (atMs > maxDurationMs) return false; // such a time is damage, too
      const heard: Span = { fromMs: startMs + atMs, toMs: startMs + atMs + opusPacketMs(data) };
      if (silences.some((silence) => overlaps(silence, heard))) await writer.silenceUntil(heard.toMs);
      else await writer.write({ data, atMs: heard.fromMs });
    }
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNREADABLE_RECORDING') return false;
    throw error;
  }
}

const overlaps = (a: Span, b: Span) => a.fromMs < b.toMs && b.fromMs < a.toMs;
