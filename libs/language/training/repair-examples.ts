import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@colloquy/contracts';
import { type AnalysisTurn } from '../src/analyst/analyst';
import { valuePairsIn } from '../src/analyst/value-pairs';
import { repairFeatures } from '../src/classifier/repair-features';
import { type ValuePair } from '../src/classifier/value-pair';
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

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/**
 * Reads `<language>.tsv` of a folder: lines of `replaced` or `kept`, a tab and a text in which two values stand in double
 * brackets and the interviewer's words in angle brackets.
 *
 * @throws Error that names the malformed line
 */
export const readPairs = (folder: string): ClassifiedExample[] =>
  languagesIn(folder).flatMap((language) =>
    linesOf(join(folder, `${language}.tsv`)).map((line, group) => {
      const [label, marked = ''] = line.split('\t');
      const parts = marked.split(/\[\[|\]\]/u);
      if ((label !== 'replaced' && label !== 'kept') || parts.length !== 5)
        throw new Error(`${language}.tsv: malformed line "${line}"`);
      const positionAt = (part: number) => parts.slice(0, part).join('').length;
      const first = { from: positionAt(1), to: positionAt(2) };
      const second = { from: positionAt(3), to: positionAt(4) };
      return example(kinds[label], { text: parts.join(''), first, second }, language, group);
    }),
  );

/** Number of answers in a row that make a conversation. */
const answersInConversation = 4;

/**
 * Makes conversations of texts in which nobody corrects a value, and returns all pairs of values in them. Reads `<language>.tsv` of
 * folders: lines of a label, a tab and a text; what stands in angle brackets is the interviewer's.
 */
export function ordinaryPairs(folders: readonly string[], asked: (language: Language) => readonly string[]) {
  return folders.flatMap((folder) =>
    languagesIn(folder).flatMap((language) => {
      const questions = asked(language);
      const answers = linesOf(join(folder, `${language}.tsv`)).map((line) =>
        (line.split('\t')[1] ?? '').replace(/\[\[|\]\]/gu, ''),
      );
      return conversationsOf(answers, questions).flatMap((turns, group) =>
        valuePairsIn(turns, language).map(({ pair }) => example('ordinary', pair, language, group)),
      );
    }),
  );
}

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
export function questionsIn(folder: string, language: Language): string[] {
  const file = join(folder, `${language}.tsv`);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/<(?<words>[^>]*)>/gu)].map(
    ({ groups }) => groups?.['words'] ?? '',
  );
}

/** @throws Error that names a file that is not named after a language */
function languagesIn(folder: string): Language[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .map((file) => {
      const language = languages.find((each) => file === `${each}.tsv`);
      if (language === undefined) throw new Error(`${file} is not named after a language`);
      return language;
    });
}
