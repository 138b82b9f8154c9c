import type { Account, TestFile } from './tally.ts';

/** A reporter for Node's test runner: the numbers and failures, under the names Jest gives them. */
export default async function* countReporter(events: AsyncIterable<{ type: string; data: any }>) {
  const account: Account = { numPassedTests: 0, testResults: [] };
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite') continue;
    if (type === 'test:pass') account.numPassedTests += 1;
    if (type === 'test:fail') account.testResults.push(failedTest(data));
  }
  yield JSON.stringify(account);
}

function failedTest({ file = '', name, details }: any): TestFile {
  const { error } = details;
  const failureMessages = [String(error?.cause?.stack ?? error?.stack ?? error)];
  return {
    name: file,
    status: 'failed',
    assertionResults: [{ fullName: name, status: 'failed', failureMessages }],
  };
}
