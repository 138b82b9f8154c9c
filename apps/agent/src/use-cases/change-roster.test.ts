import { systemClock } from '@colloquy/kernel';
import type { RosterRepository } from '../domain/ports';
import { emptyRoster, type Roster } from '../domain/roster';
import { makeChangeRoster, makeConfirmedChange } from './change-roster';

/** A store in which a rival changes the roster before each of the first `rivals` saves. */
function fakeStore(rivals: number) {
  let stored: Roster = emptyRoster('account');
  const store: Pick<RosterRepository, 'load' | 'save'> = {
    load: async () => stored,
    save: async (before, { roster }) => {
      if (rivals-- > 0) stored = { ...stored, revision: stored.revision + 1 };
      if (before.revision !== stored.revision) return false;
      stored = { ...roster, revision: before.revision + 1 };
      return true;
    },
  };
  return { rosters: store as RosterRepository, stored: () => stored };
}

const touch = (roster: Roster) => ({ roster: { ...roster }, facts: [] });

test('a change that conflicts with another is undone and decided again on the new roster', async () => {
  const { rosters, stored } = fakeStore(3);
  const seen: number[] = [];
  let undone = 0;
  const result = await makeChangeRoster({ rosters, clock: systemClock })('account', (roster) => {
    seen.push(roster.revision);
    return { change: touch(roster), result: roster.revision, undo: async () => void undone++ };
  });
  expect([result, seen, undone, stored().revision]).toEqual([3, [0, 1, 2, 3], 3, 4]);
});

test('a change that conflicts every time fails as unavailable', async () => {
  const { rosters } = fakeStore(Infinity);
  const changing = makeChangeRoster({ rosters, clock: systemClock })('account', (roster) => ({
    change: touch(roster),
    result: undefined,
  }));
  await expect(changing).rejects.toMatchObject({ kind: 'unavailable' });
});

test('changes of one account are decided one after another, and a failed change does not block the next', async () => {
  const { rosters, stored } = fakeStore(0);
  const changeRoster = makeChangeRoster({ rosters, clock: systemClock });
  let attempts = 0;
  const changes = Array.from({ length: 20 }, (_, n) =>
    changeRoster('account', async (roster) => {
      attempts++;
      if (n === 5) throw new Error('refused');
      return { change: touch(roster), result: undefined };
    }),
  );
  const settled = await Promise.allSettled(changes);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect([attempts, stored().revision]).toEqual([20, 19]);
});

test('changes beyond the length of the queue are refused at once', async () => {
  const { rosters } = fakeStore(0);
  const changeRoster = makeChangeRoster({ rosters, clock: systemClock });
  const change = () => changeRoster('account', (roster) => ({ change: touch(roster), result: undefined }));
  const waiting = Array.from({ length: 500 }, change);
  await expect(change()).rejects.toMatchObject({ kind: 'unavailable' });
  await Promise.all(waiting);
  await expect(change()).resolves.toBeUndefined();
});

test('a change is confirmed after cached answers have expired, even if nothing changed', async () => {
  const { rosters, stored } = fakeStore(1);
  const waitedAt: number[] = [];
  const changeRoster = makeConfirmedChange(makeChangeRoster({ rosters, clock: systemClock }), async () => {
    waitedAt.push(stored().revision);
  });
  await changeRoster('account', (roster) => ({ change: { roster, facts: [] }, result: undefined }));
  await changeRoster('account', (roster) => ({ change: touch(roster), result: undefined }));
  expect(waitedAt).toEqual([0, 2]);
});
