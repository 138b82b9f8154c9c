import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOptions } from '../src/options.ts';
import { runSuite } from '../src/suite.ts';
import { tableOf } from '../src/table.ts';

/** A busy machine takes ten times as long as an idle one. */
const timeout = 360_000;

test(
  'after kills of interview, analysis and webhook under load nothing is lost, billed twice or sent twice',
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
