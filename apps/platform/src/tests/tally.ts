import { join, relative } from 'node:path';
import { readJson } from '../files.ts';
import { root } from '../root.ts';
import { nxCache } from '../machine/workspace.ts';

export interface Tally {
  passed: number;
  failures: string[];
}

interface TaskResult {
  projectName: string;
  target: string;
  status: number;
}

interface Assertion {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

export interface TestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: Assertion[];
}

export interface Account {
  numPassedTests: number;
  testResults: TestFile[];
}

/** Number of lines of a long message in the closing list: its start has the expectation, its end the last output. */
const reasonLines = { first: 8, last: 12 };

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

export function tasksSince(since: Date): TaskResult[] {
  const account = readJson(join(nxCache, 'run.json'));
  return account && new Date(account.run.startTime) >= since ? account.tasks : [];
}

/** Counts the checks of a task: its tests if it wrote results, else the task itself. */
export function tallyOf({ projectName, target, status }: TaskResult): Tally {
  const name = `${projectName}:${target}`;
  const account = readJson(join(root, 'test-results', `${projectName}.${target}.json`));
  const tally = account ? tallyOfTests(name, account) : { passed: status === 0 ? 1 : 0, failures: [] };
  // a task can fail although every test passed, for example at the time limit of the run
  return status === 0 || tally.failures.length > 0 ? tally : { ...tally, failures: [name] };
}

export function tallyOfTests(task: string, { numPassedTests, testResults }: Account): Tally {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = `${task} ${relative(root, name)}`;
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
    // a file that does not load reports no failed test
    return status === 'failed' && tests.length === 0 ? [failure(file, message)] : tests;
  });
  return { passed: numPassedTests, failures };
}

function failure(title: string, message = '') {
  const frames = /^\s+at /;
  const lines = message.split('\n').filter(Boolean);
  const telling = lines.filter((line, at) => !frames.test(line) || !frames.test(lines[at - 1] ?? ''));
  return [title, ...shortened(telling).map((line) => `    ${line}`)].join('\n');
}

function shortened(lines: string[]) {
  const { first, last } = reasonLines;
  return lines.length > first + last ? [...lines.slice(0, first), '…', ...lines.slice(-last)] : lines;
}
