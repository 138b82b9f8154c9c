import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import models from '../src/classifier/confidentiality.json';
import { readExamples } from './examples';

const folder = join(__dirname, 'confidentiality');

test('every example is well-formed, and the stored model knows its language', () => {
  const examples = readExamples(folder);
  expect(examples.length).toBeGreaterThan(19_000);
  const known = models.flatMap(({ least }) => Object.keys(least));
  expect([...new Set(examples.map(({ language }) => language))].sort()).toEqual(known.sort());
});

test.each([
  ['maybe\tKeep it.', 'en.tsv: malformed line "maybe\tKeep it."'],
  ['none', 'en.tsv: malformed line "none"'],
  ['before\t[[Keep it.', 'en.tsv: unbalanced brackets in "before\t[[Keep it."'],
  ['before\tKeep it.', 'en.tsv: no words in brackets in "before\tKeep it."'],
])('a malformed example is named: %j', (line, message) => {
  const temporary = mkdtempSync(join(tmpdir(), 'examples-'));
  try {
    writeFileSync(join(temporary, 'en.tsv'), `${line}\n`);
    expect(() => readExamples(temporary)).toThrow(message);
  } finally {
    rmSync(temporary, { recursive: true });
  }
});
