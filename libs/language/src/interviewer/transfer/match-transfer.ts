import { type Language } from '@colloquy/contracts';
import { contentWords } from '../../text/content-words';
import { deniesIn } from '../../text/denial';
import { sentencesOf, wordsOf } from '../../text/segment';
import { stopWords } from '../../text/stop-words';
import { type TransferRule } from '../interviewer';
import { isGeneric } from './generic-words';
import { plainWord, sameWord } from './same-word';

/** A rule that is met, and the words of the condition that were found, as the explanation. */
interface MetTransfer {
  rule: TransferRule;
  found: string[];
}

const or =
  /(?:,\s*)?(?<![\p{L}\p{M}])(?:or|oder|ou|o|u|of|eller|lub|albo|nebo|alebo|ili|или|або|ή|tai|vagy|veya|sau|atau|أو|या|hoặc)(?![\p{L}\p{M}])|或者?|または|또는|;/iu;
const quoted =
  /"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»|「([^「」]+)」|(?<![\p{L}])'([^']+)'(?![\p{L}])/gu;

/** In characters: longer conditions and answers are truncated. */
const longest = { condition: 1000, answer: 20_000 };

/**
 * Returns the first rule, by `ordering`, whose condition the expert's words meet.
 *
 * A condition is a list of alternatives, separated by "or" and ";", and by commas if every part after the first has
 * at most three words. An alternative is met if the words contain every quoted phrase in it and, by stem, all of up to
 * three other content words or two thirds of more. Stop words and words about the conversation ("the expert mentions")
 * do not count. If the condition contains a negation, a negated sentence must contain one of the words. A condition
 * that something is not mentioned is never met.
 */
export function matchTransfer(
  rules: readonly TransferRule[],
  said: string,
  language: Language,
): MetTransfer | undefined {
  const answer = said.slice(0, longest.answer);
  const words = [...new Set(wordsOf(answer, language).map(plainWord))];
  for (const rule of rules.toSorted((one, other) => one.ordering - other.ordering)) {
    const condition = rule.condition.slice(0, longest.condition);
    if (missesMention(condition, language)) continue;
    for (const alternative of alternativesOf(condition)) {
      const found = foundOf(alternative, answer, words, language);
      if (found && (!deniesIn(condition, language) || isDenied(found, answer, language)))
        return { rule, found };
    }
  }
  return undefined;
}

function alternativesOf(condition: string): string[] {
  const places = condition.replace(quoted, (phrase) =>
    phrase.replace(/\s/g, '\u0000').replace(/,/g, '\u0001'),
  );
  const parts = places.split(or).flatMap((part) => {
    const [first = '', ...others] = part.split(',');
    return others.every((other) => other.trim().split(/\s+/).length <= 3) ? [first, ...others] : [part];
  });
  return parts
    .map((part) => part.replaceAll('\u0000', ' ').replaceAll('\u0001', ','))
    .filter((part) => part.trim());
}

function foundOf(
  alternative: string,
  answer: string,
  words: readonly string[],
  language: Language,
): string[] | undefined {
  const phrases = [...alternative.matchAll(quoted)].map((match) => match.slice(1).find(Boolean) ?? '');
  if (!phrases.every((phrase) => occurs(phrase, answer))) return undefined;
  const wanted = topicWords(alternative.replace(quoted, ' '), language);
  const found = wanted.filter((word) => words.some((said) => sameWord(word, said)));
  const enough = wanted.length <= 3 ? wanted.length : Math.ceil((wanted.length * 2) / 3);
  return phrases.length + wanted.length > 0 && found.length >= enough ? [...phrases, ...found] : undefined;
}

function topicWords(text: string, language: Language): string[] {
  const words = contentWords(text, language).filter((word) => !stopWords.en?.has(word.toLowerCase()));
  return [...new Set(words.map(plainWord))].filter((word) => !isGeneric(word) && !deniesIn(word, language));
}

function occurs(phrase: string, answer: string): boolean {
  const plain = (text: string) =>
    ` ${plainWord(text)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `;
  const spaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase);
  return plain(answer).includes(spaced ? plain(phrase) : plain(phrase).trim());
}

function isDenied(found: readonly string[], answer: string, language: Language): boolean {
  return sentencesOf(answer, language).some((sentence) => {
    if (!deniesIn(sentence, language)) return false;
    const words = wordsOf(sentence, language).map(plainWord);
    return found.some((word) => words.some((said) => sameWord(plainWord(word), said)));
  });
}

/** Returns whether the condition is that something is not mentioned, which the words of an answer cannot show. */
function missesMention(condition: string, language: Language): boolean {
  const words = wordsOf(condition, language);
  return words.some(
    (word, index) => deniesIn(word, language) && isGeneric(plainWord(words[index + 1] ?? '')),
  );
}
