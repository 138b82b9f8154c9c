import { anInterview, t0 } from '../../test/an-interview';
import type { Interview } from '../domain/interview';
import type { InterviewRepository } from '../domain/ports';
import { changeInterview } from './change-interview';

/** Fake repository with `conflicts` concurrent writes. */
function repository({ conflicts = 0 } = {}) {
  const saved: Interview[] = [];
  const finds: Interview[] = [];
  const stored = anInterview();
  const interviews: Pick<InterviewRepository, 'find' | 'save'> = {
    find: async () => {
      finds.push(stored);
      return stored;
    },
    save: async (_before, after) => {
      if (conflicts-- > 0) return false;
      saved.push(after);
      return true;
    },
  };
  const deps = { interviews: interviews as InterviewRepository, clock: { now: () => t0 } };
  const ref = { accountId: stored.accountId, interviewId: stored.id };
  return { deps, ref, saved, stored, finds };
}

const rename = (interview: Interview) => ({ interview: { ...interview, title: 'Changed' }, facts: [] });

test('after a concurrent write the decision is made again', async () => {
  const { deps, ref, saved } = repository({ conflicts: 2 });
  await changeInterview(deps, ref, rename);
  expect(saved).toMatchObject([{ title: 'Changed', version: 2 }]);
});

test('a known interview is not loaded again, except after a concurrent write', async () => {
  const one = repository();
  await changeInterview(one.deps, one.ref, rename, { known: one.stored });
  expect([one.saved.length, one.finds.length]).toEqual([1, 0]);
  const other = repository({ conflicts: 1 });
  const stale = { ...other.stored, version: 0 };
  await changeInterview(other.deps, other.ref, rename, { known: stale });
  expect([other.saved, other.finds.length]).toMatchObject([[{ version: 2 }], 1]);
});

test.each([0, 1])(
  'a change whose caller has given up is not stored, even after %i concurrent writes',
  async (conflicts) => {
    const { deps, ref, saved } = repository({ conflicts });
    let waits = conflicts;
    const change = changeInterview(deps, ref, rename, { isAwaited: () => waits-- > 0 });
    await expect(change).rejects.toMatchObject({ kind: 'timeout' });
    expect(saved).toEqual([]);
  },
);
