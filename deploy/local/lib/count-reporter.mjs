/**
 * A reporter for Node's test runner: the numbers, under the names Jest gives them.
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* countReporter(events) {
  const counts = { numPassedTests: 0, numFailedTests: 0 };
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite') continue;
    if (type === 'test:pass') counts.numPassedTests += 1;
    if (type === 'test:fail') counts.numFailedTests += 1;
  }
  yield JSON.stringify(counts);
}
