import { withdrawnSince } from './withdrawal';

const log = { sequence: 12, recent: ['a', 'b', 'a'] };

test.each([
  ['nothing to whoever has heard of all', 12, []],
  ['the last one alone', 11, ['a']],
  ['each account once', 9, ['b', 'a']],
])('a holder is told %s', (_title, acknowledged, accountIds) => {
  const withdrawn = withdrawnSince(log, acknowledged);
  expect(withdrawn).toEqual({ sequence: 12, accountIds: expect.anything(), everything: false });
  expect([...withdrawn.accountIds].sort()).toEqual([...accountIds].sort());
});

test.each([
  ['before the log begins', 8],
  ['never', 0],
  ['in a future that a restored database does not know', 13],
])('a holder that acknowledged %s is told to forget everything', (_title, acknowledged) => {
  expect(withdrawnSince(log, acknowledged)).toEqual({ sequence: 12, accountIds: [], everything: true });
});

test('before the first withdrawal there is nothing to forget', () => {
  expect(withdrawnSince({ sequence: 0, recent: [] }, 0)).toMatchObject({ sequence: 0, everything: false });
});
