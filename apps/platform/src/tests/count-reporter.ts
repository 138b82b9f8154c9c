import type { EventData } from 'node:test';
import type { tap } from 'node:test/reporters';
import type { Account, TestFile } from './tally.ts';

/** A reporter for Node's test runner that writes counts and failures in Jest's format. */
export default async function* countReporter(events: Parameters<typeof tap>[0]) {
  const account: Account = { numPassedTests: 0, testResults: [] };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    if (type === 'test:pass') account.numPassedTests += 1;
    else account.testResults.push(failedTest(data));
  }
  yield JSON.stringify(account);
}

function failedTest({ file = '', name, details: { error } }: EventData.TestFail): TestFile {
  const cause = error.cause instanceof Error ? error.cause : error;
  const failureMessages = [cause.stack ?? String(cause)];
  return {
    name: file,
    status: 'failed',
    assertionResults: [{ fullName: name, status: 'failed', failureMessages }],
  };
}
