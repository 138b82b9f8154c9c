import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import models from '../src/classifier/self-repair.json';
import { ordinaryPairs, questionsIn, readPairs } from './repair-examples';

const folder = join(__dirname, 'self-repairs');

test('every example is well-formed, and the stored model knows its language', () => {
  const examples = readPairs(folder);
  expect(examples.length).toBeGreaterThan(5000);
  expect(examples.every(({ buckets }) => buckets.length > 0)).toBe(true);
  const known = models.flatMap(({ languages }) => languages.split(' '));
  expect([...new Set(examples.map(({ language }) => language))].sort()).toEqual(known.sort());
  expect(questionsIn(folder, 'en').length).toBeGreaterThan(50);
});

function inFolder<T>(file: string, content: string, work: (folder: string) => T): T {
  const temporary = mkdtempSync(join(tmpdir(), 'examples-'));
  try {
    writeFileSync(join(temporary, file), content);
    return work(temporary);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

test.each([
  ['en.tsv', 'maybe\t[[4]] or [[5]]', 'en.tsv: malformed line "maybe\t[[4]] or [[5]]"'],
  ['en.tsv', 'kept\tonly [[4]]', 'en.tsv: malformed line "kept\tonly [[4]]"'],
  ['xx.tsv', 'kept\t[[4]] and [[5]]', 'xx.tsv is not named after a language'],
])('a malformed example is named: %s %j', (file, line, message) => {
  inFolder(file, `${line}\n`, (temporary) => {
    expect(() => readPairs(temporary)).toThrow(message);
  });
});

test('all values of an ordinary conversation are compared, also with those of earlier answers', () => {
  const lines = [
    'We have 40 vans and 12 drivers. <And in winter?> In winter 25 more.',
    'Six vans are electric.',
  ];
  const content = lines.map((line) => `ordinary\t${line}\n`).join('');
  const pairs = inFolder('en.tsv', content, (temporary) => ordinaryPairs([temporary], () => ['Why?']));
  expect(pairs.map(({ kind, isPositive }) => [kind, isPositive])).toEqual(
    pairs.map(() => ['ordinary', false]),
  );
  expect(pairs.length).toBeGreaterThanOrEqual(4);
});
