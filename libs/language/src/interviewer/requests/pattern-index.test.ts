import { languages } from '@colloquy/contracts';
import { matchIn, plainSentence } from './match';
import { candidatesIn, contentOf, isUnspaced } from './pattern-index';
import { prefixesOf } from './prefixes';
import { requestTables } from './tables';

const prefixes = (source: string) => [...prefixesOf(source)].sort();

test('a pattern is indexed under all its possible beginnings', () => {
  expect(prefixes('(?:can|could) you')).toEqual(['can ', 'coul']);
  expect(prefixes('(?:so )?stop')).toEqual(['so s', 'stop']);
  expect(prefixes('b[úu]rrelo')).toEqual(['burr']);
  expect(prefixes('(?<!se )(?=x)puede')).toEqual(['pued']);
  expect(prefixes('a+b')).toEqual(['aaaa', 'aaab', 'aab', 'ab']);
  expect(prefixes('no{2}')).toContain('noo');
  expect(prefixes('ok\\s')).toEqual(['ok']);
  expect(prefixes('(?:\\p{L}+ )?stop')).toEqual(['', 'stop']);
  expect(prefixes('i(?:\\x27m| am)')).toEqual(['i am', "i'm"]);
});

test.each(languages)('%s: every pattern compiles', (language) => {
  for (const sources of Object.values(requestTables[language]) as (readonly string[])[]) {
    for (const source of sources) {
      expect(() => new RegExp(contentOf(source), 'uy')).not.toThrow();
    }
  }
});

const spoken = [
  'Please stop recording, and do not quote me.',
  'Sind Sie ein Roboter?',
  'Que quede entre nosotros: ¿es usted una máquina?',
  'Ne me citez pas là-dessus.',
  'Не цитируйте меня.',
  'Είστε ρομπότ;',
  'これはオフレコです。',
  'AI님이세요?',
  'Am I talking to an AI, or is it a robot? OK, stop.',
];

const kinds = ['off-the-record', 'are-you-human'] as const;
const everyPattern = kinds.flatMap((kind) =>
  languages.flatMap((language) => {
    const before = isUnspaced(language) ? '' : '(?<![\\p{L}\\p{M}\\p{N}])(?=[\\p{L}\\p{N}])';
    return requestTables[language][kind].map((source) => {
      const content = contentOf(source);
      return { kind, language, content, anywhere: new RegExp(`${before}(?:${content})`, 'u') };
    });
  }),
);

test.each(spoken)('the index finds every pattern that matches: %s', (text) => {
  const sentence = plainSentence(text);
  for (const { kind, language, content, anywhere } of everyPattern) {
    const found = anywhere.exec(sentence);
    if (!found || found[0] === '') continue;
    const candidates = candidatesIn(sentence, { kind, language, scope: 'all' });
    expect(
      candidates.some(
        ({ patterns, at }) => at === found.index && patterns.some((pattern) => pattern.content === content),
      ),
    ).toBe(true);
  }
});

test('if several patterns match, the first in the sentence counts', () => {
  expect(matchIn('well, off the record, do not quote me', 'off-the-record', 'en')).toEqual({
    before: 'well, ',
    after: ', do not quote me',
  });
});
