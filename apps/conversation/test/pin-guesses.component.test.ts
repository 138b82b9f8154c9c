import { until } from '@colloquy/testing';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import { pinGuessModel } from '../src/storage/pin-guess-model';
import { makePinGuessRepository } from '../src/storage/pin-guess-repository';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_conversation_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const model = pinGuessModel(mongo);
beforeAll(() => mongo.start?.());
afterAll(async () => {
  await model.db.dropDatabase();
  await mongo.stop?.();
});

test('concurrent attempts never exceed the limit', async () => {
  const guesses = makePinGuessRepository(model, { most: 3, periodMs: 60_000 });
  const taken = await Promise.all(Array.from({ length: 20 }, () => guesses.take(['meeting a'])));
  expect(taken.filter(Boolean)).toHaveLength(3);
});

test('a returned attempt can be taken again; a refused attempt returns none', async () => {
  const guesses = makePinGuessRepository(model, { most: 1, periodMs: 60_000 });
  expect(await guesses.take(['caller b'])).toBe(true);
  expect(await guesses.take(['caller b'])).toBe(false);
  expect(await guesses.take(['caller b', 'meeting b'])).toBe(false);
  await guesses.giveBack(['caller c', 'meeting b']);
  expect(await guesses.take(['meeting b'])).toBe(true);
});

test('a guess expires at the end of its period and is deleted', async () => {
  const guesses = makePinGuessRepository(model, { most: 1, periodMs: 50 });
  expect(await guesses.take(['meeting d'])).toBe(true);
  await until(() => guesses.take(['meeting d']), 'the period is over');
  await guesses.forget(new Date(Date.now() + 120_000));
  expect(await model.countDocuments()).toBe(0);
});
