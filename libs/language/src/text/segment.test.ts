import { type Language } from '@colloquy/contracts';
import { contentWords } from './content-words';
import { segmentsOf, sentencesOf, wordsOf } from './segment';

test.each<[Language, string, string[]]>([
  [
    'en',
    'We use tools, e.g. SAP. Dr. Smith of the U.S. Army agreed. Really? Yes!',
    ['We use tools, e.g. SAP.', 'Dr. Smith of the U.S. Army agreed.', 'Really?', 'Yes!'],
  ],
  ['en', 'It grew 3.5 percent. So did I. We left.', ['It grew 3.5 percent.', 'So did I.', 'We left.']],
  ['de', 'Wir nutzen z. B. SAP und ca. 40 Werke. Gut.', ['Wir nutzen z. B. SAP und ca. 40 Werke.', 'Gut.']],
  [
    'de',
    'Wir waren am 3. März fertig. Im 2. Quartal kamen 1,5 Mio. Euro. Es sind 40. Das reicht.',
    ['Wir waren am 3. März fertig.', 'Im 2. Quartal kamen 1,5 Mio. Euro.', 'Es sind 40.', 'Das reicht.'],
  ],
  ['zh', '我们有工厂。在波兰。', ['我们有工厂。', '在波兰。']],
  ['en', '  ', []],
])('%s: the sentences of %j', (language, text, sentences) => {
  expect(sentencesOf(text, language)).toEqual(sentences);
});

test('a long text is split at the same positions as a short one, and every sentence is part of it', () => {
  const text = 'We met Dr. Smith in May. It was late, e.g. The bar was closed. '.repeat(400);
  const sentences = sentencesOf(text, 'en');
  expect(sentences).toHaveLength(800);
  expect(new Set(sentences)).toEqual(
    new Set(['We met Dr. Smith in May.', 'It was late, e.g. The bar was closed.']),
  );
});

test('the segments of a long text add up to it', () => {
  const text = 'so we went on, 🙂 again and again '.repeat(100) + '漢字'.repeat(500);
  const segments = [...segmentsOf(text, 'en')];
  expect(segments.map(({ segment }) => segment).join('')).toBe(text);
  for (const { index, segment } of segments) expect(text.startsWith(segment, index)).toBe(true);
});

test('words have no punctuation, and content words exclude function words', () => {
  expect(wordsOf("Well, it's 3,000 units!", 'en')).toEqual(['Well', "it's", '3,000', 'units']);
  expect(contentWords("Well, it's the 5 units we have sold.", 'en')).toEqual(['5', 'units', 'sold']);
  expect(contentWords('Siamo in tre a Roma', 'it')).toEqual(['Siamo', 'Roma']);
  expect(contentWords('我们在波兰有工厂', 'zh')).toEqual(['我们', '波兰', '工厂']);
});
