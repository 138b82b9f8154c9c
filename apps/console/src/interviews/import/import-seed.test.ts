import { newSeed, seedFor } from './import-seed';

const file = { name: 'expertos.csv', headings: ['Título'], rows: [['Hornos'], ['Precios']] };

test('a file that is chosen again keeps its seed, so that none of its rows is imported twice', async () => {
  const seed = await seedFor(file, newSeed());
  expect(await seedFor(structuredClone(file), seed)).toBe(seed);
});

test.each([
  ['name', { ...file, name: 'otros.csv' }],
  ['headings', { ...file, headings: ['Tema'] }],
  ['rows', { ...file, rows: [['Hornos']] }],
])('a file with other %s has a seed of its own', async (_what, other) => {
  const seed = await seedFor(file, newSeed());
  const next = await seedFor(other, seed);
  expect(next.value).not.toBe(seed.value);
  expect(next.of).not.toBe(seed.of);
});

test('after an import, the same file can be imported once more', async () => {
  const seed = await seedFor(file, newSeed());
  expect((await seedFor(file, newSeed())).value).not.toBe(seed.value);
});
