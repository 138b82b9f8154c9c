import { existsSync, globSync } from 'node:fs';
import { inRepository, readText, root } from './repository';

const guide = readText('docs/operations/deployment.md');

/** Commands of the guide: indented lines, joined at a trailing backslash. */
const commands = guide
  .replaceAll(/\\\n\s+/g, '')
  .split('\n')
  .filter((line) => /^ {4}\S/.test(line) && !/^ {4}(images:|configMapGenerator:)/.test(line));

test('every file and folder that a command of the guide names exists', () => {
  const named = commands.flatMap((command) => command.match(/(?<=^|[\s(])deploy\/[\w./-]+/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  // `deploy/account` is a deployment of the cluster; compose makes `.env`
  const missing = named.filter(
    (file) => !existsSync(inRepository(file)) && !/^deploy\/\w+$|\.env$/.test(file),
  );
  expect(missing).toEqual([]);
});

test('every command line of a service that the guide names has the subcommand', () => {
  const calls = [...guide.matchAll(/(?:-T|deploy\/)\s?(\w+)(?: --)? node service\/cli\.js ([\w-]+)/g)];
  expect(calls.length).toBeGreaterThan(1);
  for (const [, service = '', subcommand = ''] of calls) {
    expect(readText('apps', service, 'src/cli/program.ts')).toContain(`.command('${subcommand}'`);
  }
});

test('every script that the guide runs is in package.json', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  const run = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
  expect(run.filter((script) => !(script in scripts))).toEqual([]);
});

test('the guide names the shard key of every collection', () => {
  const table = guide.slice(guide.indexOf('| Database'), guide.indexOf('Look-ups of an interview'));
  const found = globSync('apps/*/src/storage/*.ts', { cwd: root }).flatMap((file) =>
    [...readText(file).matchAll(/\.model(?:<\w+>)?\(\s*'(\w+)'/g)].map(([, name]) => [
      file.split('/')[1],
      name,
    ]),
  );
  expect(found.length).toBeGreaterThan(15);
  const rows = table.split('\n');
  const unnamed = found.filter(
    ([service, name]) =>
      !table.includes(`\`${name}\``) &&
      !rows.some((row) => row.includes(`\`${service}\``) && / all /.test(row)),
  );
  expect(unnamed).toEqual([]);
});
