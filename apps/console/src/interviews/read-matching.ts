import { ApiError, type InterviewSummary } from '@colloquy/client';
import { waitFor } from './batch';

export const maxSelected = 10_000;
export const pageSize = 100;
/** Requests for one page if the API asks to wait. */
const maxAttempts = 6;

interface Reading {
  /** Pages count from 1. */
  readPage: (page: number) => Promise<{ data: readonly InterviewSummary[]; totalPages: number }>;
  onProgress: (count: number) => void;
  signal: AbortSignal;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Reads the interviews of a list page by page, each once, at most `maxSelected`. An interview that others delete
 * meanwhile can hide another one.
 * @returns undefined after an abort
 * @throws the error of the API
 */
export async function readMatching({
  readPage,
  onProgress,
  signal,
  wait = waitFor,
}: Reading): Promise<InterviewSummary[] | undefined> {
  const found = new Map<string, InterviewSummary>();
  let totalPages = 1;
  let tries = 1;
  for (let page = 1; page <= Math.min(totalPages, maxSelected / pageSize);) {
    if (signal.aborted) return undefined;
    try {
      const read = await readPage(page);
      for (const interview of read.data) found.set(interview.id, interview);
      totalPages = read.totalPages;
      onProgress(found.size);
      page += 1;
      tries = 1;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof ApiError) || error.status !== 429 || tries === maxAttempts) throw error;
      await wait((error.retryAfterSeconds ?? 2 ** tries) * 1000, signal);
      tries += 1;
    }
  }
  return signal.aborted ? undefined : [...found.values()].slice(0, maxSelected);
}
