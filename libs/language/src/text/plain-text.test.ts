import { languages } from '@colloquy/contracts';
import { isOneSentence, plainWordsOf } from './plain-text';

const letters = [...'abcdefgiouyzABCEIOYZéàçñßüÖŁłšž'];
const others = [...` \n\t.,;:_'’!?()"“”„«»¿¡…–—-%&/+*=€$£#@\u00a0\u202f\ufeff`];
const figures = [...'0123456789  '];

/** Generates the same short texts in every run, in which each character meets every other. */
function* texts(count: number): Generator<string> {
  let seed = 1;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (let n = 0; n < count; n += 1) {
    const from = Array.from(
      { length: 1 + next(20) },
      () => [letters, letters, figures, others][next(4)] ?? letters,
    );
    yield from.map((some) => some[next(some.length)]).join('');
  }
}

test.each(languages)('%s: plain texts give the same words and sentences as Intl.Segmenter', (language) => {
  const [words, sentences] = (['word', 'sentence'] as const).map(
    (granularity) => new Intl.Segmenter(language, { granularity }),
  );
  const wrong: string[] = [];
  let plain = 0;
  for (const text of texts(3000)) {
    const found = plainWordsOf(text);
    const known = [...(words?.segment(text) ?? [])].filter(({ isWordLike }) => isWordLike);
    if (found) plain += 1;
    if (found && found.join('|') !== known.map(({ segment }) => segment).join('|')) wrong.push(text);
    if (isOneSentence(text) && [...(sentences?.segment(text) ?? [])].length !== 1) wrong.push(text);
  }
  expect(wrong).toEqual([]);
  expect(plain).toBeGreaterThan(1000);
});

test('long text without white space, or with other letters, is left to the segmenter', () => {
  expect(plainWordsOf('word '.repeat(100))).toHaveLength(100);
  for (const text of [`so ${'a,b'.repeat(100)}`, 'a_b', 'a:b', 'wir 漢字', 'e\u0301', '10\u202f000'])
    expect(plainWordsOf(text)).toBeUndefined();
});
