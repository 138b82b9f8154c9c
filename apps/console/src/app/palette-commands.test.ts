import { en } from '../strings/en';
import { commandsOf } from './palette-commands';

const visited: unknown[] = [];
const does = {
  navigate: ((to: unknown) => Promise.resolve(void visited.push(to))) as never,
  setTheme: (theme: string) => void visited.push(theme),
  signOut: () => Promise.resolve(),
};
const namesOf = (mayWrite: boolean) => commandsOf(en, mayWrite, does).map(({ name }) => name);

test('pages, tabs of the account, themes and the sign-out are commands of every user', () => {
  expect(namesOf(false)).toEqual(
    expect.arrayContaining(['Overview', 'Account: API keys', 'Theme: Dark', 'Sign out']),
  );
});

test('actions that change data are commands of users who may', () => {
  const changes = ['New interview', 'Import CSV', 'Compare interviews', 'New agent'];
  expect(namesOf(true)).toEqual(expect.arrayContaining(changes));
  expect(namesOf(false).filter((name) => changes.includes(name))).toEqual([]);
});

test('every command has a name of its own and leads to what it names', async () => {
  expect(new Set(namesOf(true)).size).toBe(namesOf(true).length);
  const run = (name: string) =>
    commandsOf(en, true, does)
      .find((one) => one.name === name)
      ?.run();
  for (const name of ['Import CSV', 'Account: Usage', 'Theme: Dark']) await run(name);
  expect(visited).toEqual([
    { to: '/interviews/import', search: {} },
    { to: '/account', search: { tab: 'usage' } },
    'dark',
  ]);
});
