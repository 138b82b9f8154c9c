import { hintProblems } from './hinted-queries';

const indexed = ['_id', 'accountId', 'accountId', 'dueAt'];
const problem = (command: object) => hintProblems(command as Record<string, unknown>, indexed);

test.each([
  ['a find by id', { find: 'turns', filter: { _id: 'a' } }],
  ['a find that one index serves', { find: 'turns', filter: { dueAt: { $lte: 1 } }, sort: { dueAt: 1 } }],
  ['a find with a hint', { find: 'turns', filter: { _id: 'a', accountId: 'b' }, hint: { _id: 1 } }],
  ['a find of everything', { find: 'turns', filter: {} }],
  ['an aggregate with a hint', { aggregate: 'turns', pipeline: [{ $match: { accountId: 'b' } }], hint: 'x' }],
  ['an update with a hint', { update: 'turns', updates: [{ q: { accountId: 'b' }, hint: { _id: 1 } }] }],
  ['an insert', { insert: 'turns', documents: [{ accountId: 'b' }] }],
])('%s leaves no choice', (_, command) => {
  expect(problem(command)).toEqual([]);
});

test.each([
  ['two indexes', { find: 'turns', filter: { accountId: 'b' } }, 'find of turns by accountId'],
  ['ids and an account', { find: 'turns', filter: { _id: 'a', dueAt: 1 } }, 'find of turns by _id, dueAt'],
  [
    'an order',
    { find: 'turns', filter: { dueAt: 1 }, sort: new Map([['_id', 1]]) },
    'find of turns by dueAt, _id',
  ],
  ['no index', { find: 'turns', filter: { name: 'x' } }, 'find of turns by name'],
  [
    'a choice',
    { find: 'turns', filter: { $or: [{ _id: 'a' }, { dueAt: 1 }] } },
    'find of turns by _id, dueAt',
  ],
  [
    'a count',
    { aggregate: 'turns', pipeline: [{ $match: { accountId: 'b' } }] },
    'aggregate of turns by accountId',
  ],
  [
    'a change',
    { update: 'turns', updates: [{ q: { _id: 'a', accountId: 'b' } }] },
    'update of turns by _id, accountId',
  ],
  ['a removal', { delete: 'turns', deletes: [{ q: { accountId: 'b' } }] }, 'delete of turns by accountId'],
  ['a claim', { findAndModify: 'turns', query: { accountId: 'b' } }, 'findAndModify of turns by accountId'],
])('%s without a hint is a problem', (_, command, expected) => {
  expect(problem(command)).toEqual([`${expected} without a hint`]);
});
