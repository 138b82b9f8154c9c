import { languages } from '@colloquy/contracts';
import { isUuid } from '@colloquy/kernel';
import { voices, voicesOf } from './voices';

test('every language has several voices, and its default speaks no other language', () => {
  for (const language of languages) {
    expect(voicesOf(language).length).toBeGreaterThanOrEqual(2);
    expect(voicesOf(language)[0]?.supportedLanguages).toEqual([language]);
  }
});

test('no two voices share an id or a name', () => {
  expect(voices.every(({ id }) => isUuid(id))).toBe(true);
  expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
  expect(new Set(voices.map(({ name }) => name)).size).toBe(voices.length);
});
