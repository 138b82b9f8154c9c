import { placeAgents } from './rule-graph';

const columns = (placed: ReturnType<typeof placeAgents>) =>
  Object.fromEntries(placed.map(({ id, column }) => [id, column]));

test('every rule leads to a later column, also past a shortcut', () => {
  const placed = placeAgents(
    [
      { from: 'a', to: 'c' },
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'z', to: 'a' },
    ],
    'a',
  );
  expect(columns(placed)).toEqual({ z: 0, a: 1, b: 2, c: 3 });
});

test('two agents never share a place', () => {
  const placed = placeAgents(
    ['b', 'c', 'd'].map((to) => ({ from: 'a', to })),
    'a',
  );
  expect(new Set(placed.map(({ column, row }) => `${column}:${row}`)).size).toBe(4);
});

test('an agent without rules stands alone, and a cycle ends', () => {
  expect(placeAgents([], 'a')).toEqual([{ id: 'a', column: 0, row: 0 }]);
  expect(
    placeAgents(
      [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ],
      'a',
    ),
  ).toHaveLength(2);
});
