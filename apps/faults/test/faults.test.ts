import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../platform/src/root.ts';
import { services } from '../../platform/src/processes/services.ts';
import { chosenFaults, faults } from '../src/faults.ts';
import { faultOptions } from '../src/options.ts';
import { poisonFor } from '../src/faults/poison.ts';
import { queues } from '../src/queues.ts';

test('each service is stopped, killed, made unavailable, frozen and given a wrong clock', () => {
  const names = chosenFaults(undefined).map(({ name }) => name);
  for (const service of Object.keys(services)) {
    for (const kind of ['term', 'kill', 'outage', 'pause', 'clock'])
      assert(names.includes(`${kind}:${service}`));
  }
});

const guide = readFileSync(join(root, 'docs/operations/faults.md'), 'utf8');

test('the guide has a row for each fault, with its summary and what it allows', () => {
  const section = /\n## The faults\n(.*?)\n## /s.exec(guide)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const cells = rows.map((row) =>
    row
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
  assert.deepEqual(
    cells,
    faults.map(({ name, summary, allowed }) => [`\`${name}\``, summary, allowed]),
  );
});

test('the example in the guide is the code of the fault', () => {
  assert(guide.includes(readFileSync(join(root, 'apps/faults/src/faults/disk-alarm.ts'), 'utf8')));
});

test('the names of the faults differ', () => {
  const names = chosenFaults(undefined).map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});

test('--only takes names and groups, and refuses unknown ones', () => {
  const names = (only: string) => chosenFaults(only).map(({ name }) => name);
  assert.deepEqual(names('poison, kill:webhook'), ['kill:webhook', 'poison']);
  assert.equal(names('term').length, Object.keys(services).length);
  assert.throws(() => names('kill:nobody'), /There is no fault "kill:nobody"/);
  assert.throws(() => faultOptions(['--rate', 'fast']), /--rate <n>.* It must be a number from 0.1 to 100/);
});

test("the examined queues are the platform's queues", () => {
  const source = readFileSync(join(root, 'libs/messaging/src/platform-topology.ts'), 'utf8');
  const declared = [...source.matchAll(/queue: '([^']+)', event: '([^']+)'(, isFair: true)?/g)];
  assert.deepEqual(
    queues,
    declared.map(([, queue, event, isFair]) => ({ queue, event, ...(isFair && { isFair: true }) })),
  );
});

test('poison is invalid JSON, invalid UTF-8, a wrong type, an unknown version, empty data and too large data', () => {
  const [badJson, noText, wrongType, unknownVersion, empty, large] = poisonFor('session.ended.v1').map(
    ({ body }) => body,
  );
  assert.throws(() => JSON.parse(String(badJson)));
  assert.throws(() => new TextDecoder('utf8', { fatal: true }).decode(noText));
  const typeOf = (body: Buffer | undefined) => JSON.parse(String(body)).type;
  assert.deepEqual([wrongType, unknownVersion, empty].map(typeOf), [
    'account.teapot.v1',
    'session.ended.v99',
    'session.ended.v1',
  ]);
  assert((large?.length ?? 0) > 5 * 1024 * 1024);
});
