import { type Language } from '@colloquy/contracts';
import { folded, namesIn } from '../../text/facts';
import { clauseWordsOf, isFunctionWord, prepositionsOf } from '../../text/grammar';
import { isNumberWord } from '../../text/number-words';
import { sentencesOf, wordsOf } from '../../text/segment';
import { stopWords } from '../../text/stop-words';
import { datesIn } from '../../text/dates';
import { rootOf } from './clauses';

/** Languages in which an opening noun may be a name, because common nouns have an article or a plural. */
const bareNouns: readonly Language[] = ['en', 'fr', 'nl', 'de'];

const commonEndings: Partial<Record<Language, RegExp>> = {
  en: /(?:ing|ly|tion|sion|ment|ness|ity|ance|ence|ship|age|ure|[^ius'’]s|ed|ies|ives|ses|uses|als|ism)$/u,
  fr: /(?:ment|tion|sion|ant|é|és|ées?|eurs?|ité|ance|ence|s|x)$/u,
  nl: /(?:en|ing|heid|ie|lijk|s)$/u,
  de: /(?:en|ern?|e|ung|heit|keit|ion|tät|schaft|nis|tum|ing|el|los|lich|ig|isch|s|t)$/u,
};

export function unknownNamesIn(text: string, known: string, all: string, language: Language): string[] {
  const spoken = folded(known);
  const roots = new Set(wordsOf(folded(all), language).map(rootOf));
  const isKnown = (word: string) => spoken.includes(folded(word));
  const names = namesIn(text, language).filter(
    (name) => !isKnown(name) && !datesIn(language).has(name.toLowerCase()),
  );
  return [...names, ...sentencesOf(text, language).flatMap((each) => others(each))];

  function others(sentence: string): string[] {
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}&'’-]*/gu) ?? [];
    const isStrange = (word: string | undefined): word is string =>
      word !== undefined && /^\p{Lu}\p{L}/u.test(word) && !isOrdinary(word) && !isKnown(word);
    return words.flatMap((word, at) => {
      if (!isStrange(word)) return [];
      // two capitalised words in a row are a name in every language
      if (at === 0 && isStrange(words[1]) && (language !== 'de' || /^\p{Ll}/u.test(words[2] ?? '')))
        return [word];
      if (language === 'de' && isStrange(words[at + 1]) && !looksCommon(words[at + 1] ?? '', words[at + 2]))
        return [word];
      if (at === 0 && !/^\p{Ll}/u.test(words[1] ?? '')) return [];
      if (at === 0) return bareNouns.includes(language) && !looksCommon(word, words[1]) ? [word] : [];
      const isBare = prepositionsOf('de')?.has((words[at - 1] ?? '').toLowerCase()) === true;
      return language === 'de' && isBare && !looksCommon(word, words[at + 1]) ? [word] : [];
    });
  }

  function isOrdinary(word: string): boolean {
    const lower = word.toLowerCase().replaceAll('’', "'");
    const bare = lower.replace(/'.*$/u, '');
    return (
      [lower, bare].some(
        (each) =>
          stopWords[language]?.has(each) === true ||
          clauseWordsOf(language)?.has(each) === true ||
          isFunctionWord(each, language) ||
          isNumberWord(each, language) ||
          datesIn(language).has(each),
      ) ||
      roots.has(rootOf(word)) ||
      isCompound(lower)
    );
  }

  /** German compounds contain words of the interview. */
  function isCompound(word: string): boolean {
    const plain = folded(word);
    return [...roots].some((root) => root.length >= 4 && plain.includes(root));
  }

  /** A plural with a singular verb may be a name. */
  function looksCommon(word: string, next: string | undefined): boolean {
    const isSingular = language === 'en' && /[^s]s$/u.test(word) && /^(?:is|was|has|does)$/u.test(next ?? '');
    return !isSingular && commonEndings[language]?.test(word.toLowerCase()) === true;
  }
}
