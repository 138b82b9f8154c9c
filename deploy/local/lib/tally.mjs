import { join } from 'node:path';
import { readJson } from './files.mjs';
import { root } from './options.mjs';
import { nxCache } from './workspace.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ projectName: string, target: string, status: number }} TaskResult
 */

/** @param {Tally[]} tallies */
export function sum(tallies) {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
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
  const tests = readJson(join(root, 'test-results', `${projectName}.${target}.json`));
  if (!tests) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // a file that does not load has no tests that could fail
  const failed = tests.numFailedTests + (tests.numRuntimeErrorTestSuites ?? 0);
  return { passed: tests.numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1) };
}
