import { languages } from '@colloquy/contracts';
import { fill, phrases, speak } from './index';
import { type Phrases } from './phrases';

const placeholders: Partial<Record<keyof Phrases, string[]>> = {
  hello: ['{expert}'],
  introduction: ['{persona}'],
  askedBy: ['{client}'],
  topicIs: ['{topic}'],
  remaining: ['{minutes}', '{questions}'],
  summaryOpening: ['{answered}', '{expert}', '{total}'],
  summaryAnswer: ['{answer}', '{question}'],
  summaryUnanswered: ['{questions}'],
};

describe.each(languages)('%s', (language) => {
  const own = phrases[language];
  const all = Object.values(own).flat() as string[];

  test('has every phrase, each a complete sentence', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(phrases.en).sort());
    for (const phrase of all) {
      expect(phrase.trim()).toBe(phrase);
      expect(phrase).toMatch(/[.?!。？।؟;»«”“」]$/u);
    }
    for (const probe of own.probes) expect(probe).toMatch(/[?？؟;。।]$/u);
  });

  test('has no duplicate phrases', () => {
    expect(new Set(all).size).toBe(all.length);
    expect([own.acknowledgements, own.probes, own.silence].map((variants) => variants.length)).toEqual([
      3, 3, 3,
    ]);
  });

  test('has the expected placeholders and no others', () => {
    for (const [name, phrase] of Object.entries(own)) {
      const found = [phrase].flat().flatMap((text: string) => text.match(/\{\w*\}?/g) ?? []);
      expect(found.sort()).toEqual(placeholders[name as keyof Phrases] ?? []);
    }
  });
});

test('no two languages share a phrase', () => {
  for (const name of ['introduction', 'closing', 'finishLater', 'offTheRecord'] as const) {
    expect(new Set(languages.map((language) => phrases[language][name])).size).toBe(languages.length);
  }
});

test('a value that looks like a placeholder or a replacement pattern is inserted unchanged', () => {
  expect(fill('Hello {expert} of {total}.', { expert: "{total} $& $'", total: 3 })).toBe(
    "Hello {total} $& $' of 3.",
  );
});

test('parts of a turn are separated as is usual in the language, and sentences do not merge', () => {
  expect(speak('en', 'Hi Ann', undefined, ' ', 'This call is recorded', 'Why?')).toBe(
    'Hi Ann. This call is recorded. Why?',
  );
  expect(speak('ja', 'はい。', '録音します', 'なぜですか。')).toBe('はい。録音します。なぜですか。');
});
