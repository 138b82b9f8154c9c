import { AppError } from '@colloquy/kernel';
import { hiddenBecause } from '../domain/comparable';
import {
  type Comparison,
  type ComparisonChange,
  type ComparisonResult,
  finishComparison,
  followUpComparison,
  withoutInterview,
} from '../domain/comparison';
import { sourceLanguageOf } from '../domain/delivery';
import type { Interview } from '../domain/interview';
import { pageBytes, turnBytes } from '../domain/turn-ports';
import type { InterviewRef } from './change-interview';
import { type ComparisonRef, findComparison } from './read-comparison';
import { comparisonDueMs } from './request-comparison';
import type { Deps } from './deps';
import { turnsOf } from './read-evidence';

/** Bytes of claims per interview, shared equally among its questions. */
const interviewBytes = 64 * 1024;

const pageInterviews = 10;

const leaseMs = 30_000;

const changedAtOnce = 50;

const maxAttempts = 20;

interface ComparedMaterial {
  id: string;
  language: string;
  questions: { question: string; claims: { text: string; timestampSecs: number }[] }[];
}

interface MaterialPage {
  comparison: Comparison;
  interviews: ComparedMaterial[];
  next?: number;
}

export const makeReadMaterial =
  (deps: Deps) =>
  async (ref: ComparisonRef, from: number): Promise<MaterialPage> => {
    const comparison = await findComparison(deps, ref);
    const interviews: ComparedMaterial[] = [];
    if (comparison.status !== 'pending') return { comparison, interviews };
    let bytes = 0;
    for (let at = from; at < comparison.interviews.length; at += 1) {
      if (bytes > pageBytes || at - from >= pageInterviews) return { comparison, interviews, next: at };
      const { id, generatedAt } = comparison.interviews[at] ?? { id: '', generatedAt: new Date(0) };
      const interview = await deps.interviews.find(ref.accountId, id);
      if (!interview || hiddenBecause(comparableOf(interview), generatedAt)) continue;
      const material = await materialOf(deps, interview);
      bytes += bytesOf(material);
      interviews.push(material);
    }
    return { comparison, interviews };
  };

const comparableOf = ({ id, status, withdrawal, analysis }: Interview) => ({
  id,
  status,
  isWithdrawn: withdrawal !== null,
  generatedAt: analysis?.generatedAt ?? null,
  hasFindings: (analysis?.findings ?? []).length > 0,
});

async function materialOf(deps: Deps, interview: Interview): Promise<ComparedMaterial> {
  const findings = interview.analysis?.findings ?? [];
  const turns = await turnsOf(deps, interview);
  return {
    id: interview.id,
    language: sourceLanguageOf(interview),
    questions: findings.map(({ question, claims }) => {
      let bytes = 0;
      const first = claims.filter(({ text }) => {
        bytes += turnBytes(text);
        return bytes <= interviewBytes / findings.length;
      });
      return {
        question,
        claims: first.map(({ text, turnIds: [turnId = ''] }) => ({
          text,
          timestampSecs: turns.get(turnId)?.timestampSecs ?? 0,
        })),
      };
    }),
  };
}

const bytesOf = ({ questions }: ComparedMaterial): number =>
  questions.reduce(
    (sum, { question, claims }) =>
      sum + turnBytes(question) + claims.reduce((own, { text }) => own + turnBytes(text), 0),
    0,
  );

/** Leaves out interviews that were withdrawn or deleted meanwhile. Repeatable. */
export const makeRecordComparison =
  (deps: Deps) =>
  async (ref: ComparisonRef, result: ComparisonResult): Promise<boolean> => {
    let recorded = false;
    await changeComparison(deps, ref, async (stored, now) => {
      recorded = stored.status === 'pending';
      const comparison = recorded ? await withoutGone(deps, finishComparison(stored, result, now)) : stored;
      return { comparison, facts: [] };
    });
    return recorded;
  };

async function withoutGone({ comparedInterviews }: Deps, comparison: Comparison): Promise<Comparison> {
  const ids = comparison.interviews.map(({ id }) => id);
  const states = await comparedInterviews.states(comparison.accountId, ids);
  const byId = new Map(states.map((state) => [state.id, state]));
  return comparison.interviews.reduce((left, { id, generatedAt }) => {
    const reason = hiddenBecause(byId.get(id), generatedAt);
    return reason ? withoutInterview(left, { id, reason }) : left;
  }, comparison);
}

export async function eraseFromComparisons(
  deps: Pick<Deps, 'comparisons' | 'clock' | 'interviews'>,
  { accountId, interviewId }: InterviewRef,
): Promise<void> {
  const isKnown = (await deps.interviews.accountOf(interviewId)) !== undefined;
  const left = { id: interviewId, reason: isKnown ? 'withdrawn' : 'deleted' } as const;
  for (;;) {
    const found = await deps.comparisons.withInterview(accountId, interviewId, changedAtOnce);
    for (const comparisonId of found) {
      await changeComparison(deps, { accountId, comparisonId }, (stored) =>
        Promise.resolve({ comparison: withoutInterview(stored, left), facts: [] }),
      ).catch(unlessDeleted);
    }
    if (found.length < changedAtOnce) return;
  }
}

function unlessDeleted(error: unknown): void {
  if (!(error instanceof AppError) || error.kind !== 'not-found') throw error;
}

export const makeFollowUpComparison = (deps: Deps) => async (): Promise<boolean> => {
  const now = deps.clock.now();
  const due = await deps.comparisons.claimDue(now, new Date(now.getTime() + leaseMs));
  if (!due) return false;
  const { accountId, id: comparisonId, isPublishing } = due;
  const ref = { accountId, comparisonId };
  await changeComparison(deps, ref, (stored, at) =>
    Promise.resolve(followUpComparison(stored, at, { afterMs: comparisonDueMs(deps.rules), isPublishing })),
  ).catch(unlessDeleted);
  deps.logger.warn('A comparison had no result in time', { comparisonId, isPublishing });
  return true;
};

async function changeComparison(
  deps: Pick<Deps, 'comparisons' | 'clock'>,
  ref: ComparisonRef,
  decide: (comparison: Comparison, now: Date) => Promise<ComparisonChange>,
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await findComparison(deps, ref);
    const now = deps.clock.now();
    const { comparison: after, facts } = await decide(before, now);
    if (after === before && facts.length === 0) return;
    if (await deps.comparisons.save(before, after, facts, now)) return;
  }
  throw new AppError('unavailable', undefined, 'Too many concurrent changes of the comparison');
}
