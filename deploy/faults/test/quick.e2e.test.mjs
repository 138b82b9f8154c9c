import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOptions } from '../lib/options.mjs';
import { runSuite } from '../lib/suite.mjs';
import { tableOf } from '../lib/table.mjs';

test('interview, analysis and webhook killed under load: nothing is lost, booked or sent twice', async (context) => {
  const { runs, late } = await runSuite(faultOptions(['--quick']), { show: () => undefined });
  context.diagnostic(`\n${tableOf(runs)}`);
  assert.deepEqual([...runs.flatMap(({ wrong }) => wrong), ...late], []);
  assert.equal(runs.length, 1);
  assert(runs.every(({ counts }) => counts.accepted >= 5));
});
