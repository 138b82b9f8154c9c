/**
 * A reporter for Node's test runner: the numbers and failures, under the names Jest gives them.
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* countReporter(events) {
  /** @type {import('./tally.mjs').Account} */
  const account = { numPassedTests: 0, testResults: [] };
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite') continue;
    if (type === 'test:pass') account.numPassedTests += 1;
    if (type === 'test:fail') account.testResults.push(failedTest(data));
  }
  yield JSON.stringify(account);
}

/**
 * @param {any} data
 * @returns {import('./tally.mjs').TestFile}
 */
function failedTest({ file = '', name, details }) {
  const { error } = details;
  const failureMessages = [String(error?.cause?.stack ?? error?.stack ?? error)];
  return {
    name: file,
    status: 'failed',
    assertionResults: [{ fullName: name, status: 'failed', failureMessages }],
  };
}
