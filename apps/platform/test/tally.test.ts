import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { root } from '../src/root.ts';
import { sum, tallyOfTests } from '../src/tests/tally.ts';
import { temporaryDir } from './temporary.ts';

const jestAccount = {
  numPassedTests: 2,
  testResults: [
    { name: join(root, 'apps/x/test/good.test.ts'), status: 'passed', assertionResults: [] },
    {
      name: join(root, 'apps/x/test/bad.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'calls › answers', status: 'failed', failureMessages: ['Error: late\n    at f.ts:1'] },
        { fullName: 'calls › rings', status: 'passed', failureMessages: [] },
      ],
    },
    {
      name: join(root, 'apps/x/test/broken.test.ts'),
      status: 'failed',
      message: 'cannot load',
      assertionResults: [],
    },
  ],
};

test('the closing list names every failed test and every file that did not load, with the reason', () => {
  assert.deepEqual(tallyOfTests('x:test', jestAccount), {
    passed: 2,
    failures: [
      'x:test apps/x/test/bad.test.ts › calls › answers\n    Error: late\n        at f.ts:1',
      'x:test apps/x/test/broken.test.ts\n    cannot load',
    ],
  });
});

test('a long reason is shortened to its beginning, its end and one stack frame', () => {
  const said = Array.from({ length: 50 }, (_, line) => `line ${line}`);
  const message = [...said, '    at f.ts:1', '    at g.ts:1'].join('\n');
  const { failures } = tallyOfTests('x:test', {
    numPassedTests: 0,
    testResults: [{ name: join(root, 'a.test.ts'), status: 'failed', message, assertionResults: [] }],
  });
  const lines = (failures[0] ?? '').split('\n').map((line) => line.trim());
  assert.deepEqual(lines.slice(1, 9), said.slice(0, 8));
  assert.deepEqual(lines.slice(9), ['…', ...said.slice(-11), 'at f.ts:1']);
});

test('the counts of several tasks are added up', () => {
  const tally = tallyOfTests('x:test', jestAccount);
  assert.deepEqual(sum([tally, { passed: 1, failures: [] }]).passed, 3);
  assert.equal(sum([tally, tally]).failures.length, 4);
});

test("Node's test runner writes results in the same format", async (t) => {
  const folder = temporaryDir(t);
  const file = join(folder, 'sample.test.mjs');
  const result = join(folder, 'result.json');
  writeFileSync(
    file,
    `import { test } from 'node:test';\ntest('holds', () => {});\ntest('breaks', () => { throw new Error('broken on purpose'); });\n`,
  );
  const reporter = join(root, 'apps/platform/src/tests/count-reporter.ts');
  const env = { ...process.env };
  delete env.NODE_TEST_CONTEXT; // else the inner run reports to this one
  const args = ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${result}`, file];
  await assert.rejects(promisify(execFile)(process.execPath, args, { env }));
  const { passed, failures } = tallyOfTests('y:test', JSON.parse(readFileSync(result, 'utf8')));
  assert.equal(passed, 1);
  assert.equal(failures.length, 1);
  assert.match(failures[0] ?? '', /sample\.test\.mjs › breaks\n {4}Error: broken on purpose/);
});
