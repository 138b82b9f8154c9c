import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, percentile, spreadOf } from '../src/statistics.ts';

test('a percentile is the smallest value that the share does not exceed, in any order', () => {
  const values = Array.from({ length: 100 }, (_, n) => 100 - n);
  assert.deepEqual(
    [0, 0.5, 0.95, 0.99, 1].map((share) => percentile(values, share)),
    [1, 50, 95, 99, 100],
  );
  assert.equal(percentile([7], 0.95), 7);
  assert.ok(Number.isNaN(percentile([], 0.5)));
});

test('the median of an even number of values is between the middle two', () => {
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.equal(median([3, 1, 2]), 2);
});

test('a spread does not change the values', () => {
  const values = [3, 1, 2];
  assert.deepEqual(spreadOf(values), { count: 3, p50: 2, p95: 3, p99: 3, most: 3 });
  assert.deepEqual(values, [3, 1, 2]);
});
