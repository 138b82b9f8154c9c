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

export interface RecordingPart {
  open(): Promise<Readable>;
  /** WebM, WAV, or raw mu-law samples (`audio/basic`). */
  contentType: string;
  /** Start of the part in the conversation. */
  offsetMs: number;
}

/** Relative to the start of a recording; `toMs` may be Infinity. */
export interface Span {
  fromMs: number;
  toMs: number;
}

export interface JoinOptions {
  /** Latest start of a part, and the length after which the recording is cut; default 12 hours. */
  maxDurationMs?: number;
  maxPartBytes?: number;
  /** Directory for parts and result; default: the directory of this process, see `temporaryFiles`. */
  temporaryDirectory?: string;
  /** Intervals of the result without sound; default none. */
  silences?: readonly Span[];
  signal?: AbortSignal;
}

export interface JoinedRecording {
  contentType: string;
  sizeBytes: number;
  durationMs: number;
  /** Positions of damaged parts, which are kept up to the damage. */
  damagedParts: number[];
  /** Exists until `dispose`. */
  path: string;
  stream(): Readable;
  dispose(): Promise<void>;
}

const defaultMaxDurationMs = 12 * 3_600_000;

/**
 * Joins the parts of a conversation into one seekable WebM/Opus file in constant memory; gaps become silence.
 * @throws AppError `invalid`: NO_AUDIO if no part has sound, UNSUPPORTED_RECORDING for other formats,
 * RECORDING_TOO_LONG; `too-large` for a part above the limit; `unavailable` if the disk is full
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
    path,
    stream: () => createReadStream(path),
    dispose: () => workspace.dispose(),
  };
}

async function fetchPart(part: RecordingPart, file: string, options: JoinOptions): Promise<void> {
  const bytes = await part.open();
  const limits = { maxBytes: options.maxPartBytes ?? defaultMaxObjectBytes, signal: options.signal };
  await spool(isRawTelephony(part.contentType) ? withWaveHeader(bytes) : bytes, file, limits);
}

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
      // a timestamp beyond the limit counts as damage, and so do more packets than fit the time
      if (Math.max(startMs + atMs, writer.durationMs) > maxDurationMs) return false;
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
