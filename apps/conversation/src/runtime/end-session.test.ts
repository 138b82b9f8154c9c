import { AppError } from '@colloquy/kernel';
import { endSession } from './end-session';

const ref = { accountId: 'a', interviewId: 'i', sessionId: 's', owner: 'o', fencingToken: 1 };
const decided = { reason: 'grace_period_expired', endedAtMs: 1, durationSeconds: 2 } as const;

function ending(answer: string | Error, isOwned = true) {
  const calls: string[] = [];
  const deps = {
    liveSessions: { noteEnding: async () => (calls.push('note'), isOwned) },
    interviews: {
      async endSession() {
        calls.push('end');
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  };
  return { calls, ended: endSession(ref, decided, deps) };
}

test('the end is noted before it is announced, and the stored reason counts', async () => {
  const { calls, ended } = ending('completed_natural_end');
  await expect(ended).resolves.toBe('completed_natural_end');
  expect(calls).toEqual(['note', 'end']);
});

test.each([
  ['is deleted', new AppError('not-found', undefined, 'No such interview')],
  ['has a reason that this version does not know', 'later_reason'],
])('the decided reason counts if the interview %s', async (_why, answer) => {
  await expect(ending(answer).ended).resolves.toBe(decided.reason);
});

test('a session that another process conducts is not ended', async () => {
  const { calls, ended } = ending('completed_natural_end', false);
  await expect(ended).rejects.toMatchObject({ code: 'SESSION_MOVED' });
  expect(calls).toEqual(['note']);
});
