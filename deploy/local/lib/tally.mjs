import { join, relative } from 'node:path';
import { readJson } from './files.mjs';
import { root } from './options.mjs';
import { nxCache } from './workspace.mjs';

/**
 * How many checks passed, and the name of each that did not with why.
 * @typedef {{ passed: number, failures: string[] }} Tally
 * @typedef {{ projectName: string, target: string, status: number }} TaskResult
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ numPassedTests: number, testResults: TestFile[] }} Account what Jest's `--json` leaves
 */

/** Lines the closing list repeats of a long message: what was expected stands first, what a process last said at the end. */
const reasonLines = { first: 8, last: 12 };

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/**
 * What the last run of Nx did, or nothing when it wrote no account of it since `since`.
 * @param {Date} since
 * @returns {TaskResult[]}
 */
export function tasksSince(since) {
  const account = readJson(join(nxCache, 'run.json'));
  return account && new Date(account.run.startTime) >= since ? account.tasks : [];
}

/**
 * The checks in one task: the tests where it left an account of them, else the task itself.
 * @param {TaskResult} task
 * @returns {Tally}
 */
export function tallyOf({ projectName, target, status }) {
  const name = `${projectName}:${target}`;
  const account = readJson(join(root, 'test-results', `${projectName}.${target}.json`));
  const tally = account ? tallyOfTests(name, account) : { passed: status === 0 ? 1 : 0, failures: [] };
  // a task can fail in what is no test of it, such as a time limit of the run
  return status === 0 || tally.failures.length > 0 ? tally : { ...tally, failures: [name] };
}

/**
 * @param {string} task
 * @param {Account} account
 * @returns {Tally}
 */
export function tallyOfTests(task, { numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = `${task} ${relative(root, name)}`;
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
    // a file that does not load has no tests that could fail
    return status === 'failed' && tests.length === 0 ? [failure(file, message)] : tests;
  });
  return { passed: numPassedTests, failures };
}

/**
 * @param {string} title
 * @param {string} [message]
 */
function failure(title, message = '') {
  const frames = /^\s+at /;
  const lines = message.split('\n').filter(Boolean);
  const telling = lines.filter((line, at) => !frames.test(line) || !frames.test(lines[at - 1] ?? ''));
  return [title, ...shortened(telling).map((line) => `    ${line}`)].join('\n');
}

/** @param {string[]} lines */
function shortened(lines) {
  const { first, last } = reasonLines;
  return lines.length > first + last ? [...lines.slice(0, first), '…', ...lines.slice(-last)] : lines;
}
