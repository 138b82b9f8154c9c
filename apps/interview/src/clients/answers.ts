import { isTransient } from '@colloquy/kernel';
import { makeSharedLookups } from './shared-lookups';

/** The most answers that are kept; beyond it the one kept longest is dropped. */
const capacity = 10_000;

/**
 * Answers to questions about an account that hold as long as its revision stays the same. The revision is asked for
 * every time, after the caller asked, so that no answer is older than the asking; many callers share one such call.
 * @param revisionOf throws what {@link isTransient} tells when the peer is away; another error means that it cannot
 *   tell, then nothing is kept
 */
export function makeAnswers(revisionOf: (accountId: string, deadlineMs: number) => Promise<string>) {
  const kept = new Map<string, { revision: string; answer: unknown }>();
  const share = makeSharedLookups<string | undefined>();

  const currentRevision = (accountId: string, deadlineMs: number) =>
    share(`${accountId} ${deadlineMs}`, () =>
      revisionOf(accountId, deadlineMs).catch((error: unknown) => {
        if (isTransient(error)) throw error;
        return undefined;
      }),
    );

  /** Answers that were refused are not kept. */
  return async function answer<T>(
    about: { accountId: string; question: readonly (string | number)[]; deadlineMs: number },
    ask: () => Promise<T>,
  ): Promise<T> {
    const revision = await currentRevision(about.accountId, about.deadlineMs);
    if (revision === undefined) return ask();
    const key = JSON.stringify([about.accountId, ...about.question]);
    const known = kept.get(key);
    if (known?.revision === revision) return known.answer as T;
    const found = await ask(); // after the revision was read: what is kept under it is that new or newer
    kept.delete(key);
    kept.set(key, { revision, answer: found });
    const [oldest] = kept.keys();
    if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
