import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOptions } from '../src/options.ts';
import { runSuite } from '../src/suite.ts';
import { tableOf } from '../src/table.ts';

/** A machine at its limit takes ten times as long as an idle one; the platform is stopped all the same. */
const timeout = 360_000;

test(
  'interview, analysis and webhook killed under load: nothing is lost, booked or sent twice',
  { timeout },
  async (context) => {
    const { signal } = context;
    const { runs, late } = await runSuite(faultOptions(['--quick']), { show: () => undefined, signal });
    context.diagnostic(`\n${tableOf(runs)}`);
    assert.deepEqual([...runs.flatMap(({ wrong }) => wrong), ...late], []);
    assert.equal(runs.length, 1);
    assert(runs.every(({ counts }) => counts.accepted >= 5));
  },
);
