import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../../platform/src/screen/problem.ts';
import { benchOptions, parts } from '../src/options.ts';

test('without options everything but voice, neighbours, webhooks, console and growth is measured, at full size', () => {
  const { only, sizes, json, soakMinutes } = benchOptions([]);
  assert.deepEqual([...only, 'voice', 'neighbours', 'webhooks', 'console', 'growth'], [...parts]);
  assert.deepEqual(sizes.sessions, { count: 500, seconds: 60 });
  assert.deepEqual(
    sizes.paces.map(({ perSecond }) => perSecond),
    [1, 20, 100],
  );
  assert.deepEqual([json, soakMinutes], [undefined, undefined]);
});

test('parts are measured in a fixed order, independent of the order of their names', () => {
  assert.deepEqual(benchOptions(['--only', 'sessions,get']).only, ['get', 'sessions']);
  assert.deepEqual(benchOptions(['--only', 'requests']).only, ['get', 'list', 'create']);
});

test('an unknown part or option is refused with the list of options', () => {
  assert.throws(() => benchOptions(['--only', 'put']), Problem);
  assert.throws(() => benchOptions(['--soak', '0']), /whole number from 1 to 600/);
  assert.throws(() => benchOptions(['--soak', 'long']), Problem);
  assert.throws(() => benchOptions(['--fast']), /--quick/);
});

test('voice is measured alone, because its platform speaks with another provider', () => {
  assert.equal(benchOptions(['--only', 'voice']).sizes.voice.calls, 12);
  assert.throws(() => benchOptions(['--only', 'voice,get']), /measure it alone/);
});

test('growth is measured alone, at the given sizes in ascending order', () => {
  assert.deepEqual(benchOptions(['--only', 'growth']).sizes.growth, [1000, 10_000, 100_000]);
  const { sizes } = benchOptions(['--only', 'growth', '--sizes', '1000000,1000']);
  assert.deepEqual(sizes.growth, [1000, 1_000_000]);
  assert.throws(() => benchOptions(['--only', 'growth,get']), /measure it alone/);
  assert.throws(() => benchOptions(['--only', 'growth', '--sizes', '1000,many']), Problem);
});

test('a soak replaces all other measurements', () => {
  const { soakMinutes } = benchOptions(['--soak', '10']);
  assert.equal(soakMinutes, 10);
});
