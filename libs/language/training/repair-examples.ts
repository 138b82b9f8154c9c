import { type Language } from '@colloquy/contracts';
import { type AnalysisTurn } from '../src/analyst/analyst';
import { valuePairsIn } from '../src/analyst/value-pairs';
import { repairFeatures } from '../src/classifier/repair-features';
import { type ValuePair } from '../src/classifier/value-pair';
import { exampleFiles, linesOf, withoutBrackets } from './example-files';
import { type ClassifiedExample } from './judged-examples';

const kinds = { replaced: 'positive', kept: 'misleading' } as const;

function example(
  kind: ClassifiedExample['kind'],
  pair: ValuePair,
  language: Language,
  group: number,
): ClassifiedExample {
  return { kind, language, group, isPositive: kind === 'positive', buckets: repairFeatures(pair, language) };
}

/**
 * Reads pairs from a folder. A line has `replaced` or `kept`, a tab and a text in which two values stand in double brackets and
 * the interviewer's words in angle brackets.
 *
 * @throws Error that names the malformed line
 */
export const readPairs = (folder: string): ClassifiedExample[] =>
  exampleFiles(folder).flatMap(({ language, lines }) =>
    lines.map(({ label, text = '', file, line }, group) => {
      const found = withoutBrackets(text);
      const [first, second, ...others] = found?.inside ?? [];
      if ((label !== 'replaced' && label !== 'kept') || !found || !first || !second || others.length > 0)
        throw new Error(`${file}: malformed line "${line}"`);
      return example(kinds[label], { text: found.text, first, second }, language, group);
    }),
  );

/** Number of answers in a row that make a conversation. */
const answersInConversation = 4;

/**
 * Returns all pairs of values in conversations that are made of texts without corrections. What stands in angle brackets in these
 * texts is the interviewer's.
 */
export const ordinaryPairs = (
  folders: readonly string[],
  asked: (language: Language) => readonly string[],
): ClassifiedExample[] =>
  folders.flatMap((folder) =>
    exampleFiles(folder).flatMap(({ language, lines }) => {
      const answers = lines.map(({ text = '' }) => text.replace(/\[\[|\]\]/gu, ''));
      return conversationsOf(answers, asked(language)).flatMap((turns, group) =>
        valuePairsIn(turns, language).map(({ pair }) => example('ordinary', pair, language, group)),
      );
    }),
  );

function conversationsOf(answers: readonly string[], questions: readonly string[]): AnalysisTurn[][] {
  const conversations: AnalysisTurn[][] = [];
  for (let at = 0; at < answers.length; at += answersInConversation) {
    const texts = answers
      .slice(at, at + answersInConversation)
      .flatMap((answer, index) => [
        questions[(at + index) % Math.max(1, questions.length)] ?? '',
        ...answer.split(/[<>]/u).map((text) => text.trim()),
      ]);
    conversations.push(
      texts.map((text, index) => ({
        id: String(index),
        role: index % 2 === 0 ? 'agent' : 'user',
        text,
        timestampSecs: 0,
      })),
    );
  }
  return conversations;
}

/** Returns what the interviewer says in the examples of a folder. */
export const questionsIn = (folder: string, language: Language): string[] =>
  linesOf(folder, language).flatMap(({ text = '' }) =>
    [...text.matchAll(/<(?<words>[^>]*)>/gu)].map(({ groups }) => groups?.['words'] ?? ''),
  );
