import { languages } from '@colloquy/contracts';
import { english, type Strings, stringsFor } from './strings';

/** Words that are the same in some languages, such as *conversation* and *contact*. */
const mayBeAlike: readonly (keyof Strings)[] = [
  'conversation',
  'progress',
  'interviewer',
  'aboutQuestions',
  'aboutContact',
];
const said = (strings: Strings, key: keyof Strings): string => {
  const text = strings[key];
  return typeof text === 'function'
    ? (text as (...values: unknown[]) => string)(7, 8)
    : [text].flat().join('\n');
};
const keys = Object.keys(english.strings) as (keyof Strings)[];

test.each(languages.filter((language) => language !== 'en'))(
  'in %s every text exists, contains the numbers of the English text, and differs from it',
  async (language) => {
    const { strings, language: loaded } = await stringsFor([`${language}-XX`]);
    expect(loaded).toBe(language);
    expect(keys.filter((key) => said(strings, key).trim() === '')).toEqual([]);
    expect(strings.consentPoints).toHaveLength(english.strings.consentPoints.length);
    const values = (text: string) => text.match(/[78]/g)?.length ?? 0;
    const functions = keys.filter((key) => typeof english.strings[key] === 'function');
    expect(
      functions.filter((key) => values(said(strings, key)) < values(said(english.strings, key))),
    ).toEqual([]);
    const same = keys.filter((key) => said(strings, key) === said(english.strings, key));
    expect(same.filter((key) => !mayBeAlike.includes(key))).toEqual([]);
  },
);

test('each request has its own words', async () => {
  for (const language of languages) {
    const { strings } = await stringsFor([language]);
    const phrases = keys.filter((key) => key.startsWith('phrase')).map((key) => said(strings, key));
    expect(new Set(phrases).size).toBe(6);
  }
});

test('aliases of a language code work, and Arabic is written from right to left', async () => {
  expect((await stringsFor(['nb-NO'])).language).toBe('no');
  expect((await stringsFor(['tl'])).language).toBe('fil');
  expect((await stringsFor(['zh-Hant-TW'])).language).toBe('zh');
  expect(await stringsFor(['ar-EG'])).toMatchObject({ language: 'ar', direction: 'rtl' });
});
