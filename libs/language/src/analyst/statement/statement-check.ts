import { type Language } from '@colloquy/contracts';
import { folded } from '../../text/facts';
import { isNumberWord } from '../../text/number-words';
import { sentencesOf, wordsOf } from '../../text/segment';
import { makeLanguageFinder } from '../../text/spoken-language';
import { type AnalysisInput, type AnalysisTurn } from '../analyst';
import { type Statement } from '../grounding';
import { hasUnreadNumbers } from './bound-figures';
import { rootsIn } from './clauses';
import { makeFigureCheck } from './figure-check';
import { identityIn } from './grammar';
import { unknownNamesIn } from './names';
import { problemOfSense } from './sense-check';
import { sourceOf, type Sources } from './sources';

export type StatementCheck = (statement: Pick<Statement, 'text' | 'turns'>) => string;

/** Compares a statement in another language than the expert's words by figures and names only. */
export async function makeStatementCheck(input: AnalysisInput, sources: Sources): Promise<StatementCheck> {
  const spoken = input.spokenLanguage ?? input.language;
  const languageOf = await makeLanguageFinder();
  const { topic, questions, expertName, turns } = input;
  const client = [...questions, expertName, topic?.title ?? '', topic?.subject ?? ''];
  const profile = rootsIn([...(topic?.profile ?? []), topic?.title ?? ''].join(' '), input.language);
  const asked = rootsIn(client.join(' '), input.language);
  const isFigureSaid = makeFigureCheck({ client, asked, spoken });
  const everything = [...client, ...(topic?.profile ?? []), ...turns.map(({ text }) => text)].join('\n');

  return ({ text, turns: numbers }) => {
    const named = numbers.flatMap((number): AnalysisTurn[] => {
      const turn = turns[number - 1];
      return turn?.role === 'user' ? [turn] : [];
    });
    const language = languageIn(text);
    if (language === undefined) return 'this in the language of the interview';
    for (const sentence of sentencesOf(text, language)) {
      const problem = problemOf(withoutTitles(sentence), named, language);
      if (problem !== '') return problem;
    }
    return '';
  };

  function withoutTitles(text: string): string {
    const titles = (topic?.profile ?? [])
      .map((entry) => entry.split(',')[0]?.trim() ?? '')
      .filter((title) => title.includes(' '));
    return titles.reduce((told, title) => told.replace(title, expertName), text);
  }

  function languageIn(text: string): Language | undefined {
    const found = languageOf(text, input.language);
    if (found === input.language || found === spoken) return found;
    return languageOf(text, spoken) === spoken ? spoken : undefined;
  }

  function problemOf(text: string, named: readonly AnalysisTurn[], language: Language): string {
    const told = sourceOf(text, language);
    const said = named.map((turn) => sources.of(turn));
    const all = said.flat();
    const known = [...client, ...all.map((each) => each.text)].join('\n');
    const isAcross = language !== spoken;
    const figure = told.clauses.flatMap((clause) =>
      clause.figures.filter((each) => !isFigureSaid(each, clause, told, said, language)),
    )[0];
    if (figure) return `the figure ${figure.text}`;
    for (const predicate of identityIn(text, expertName, language)) {
      if ([...rootsIn(predicate, language)].some((root) => !profile.has(root))) return 'who the expert is';
    }
    if (isAcross) return '';
    const word = wordsOf(text.toLowerCase(), language).find(
      (each) => isNumberWord(each, language) && isUnread(each) && !known.toLowerCase().includes(each),
    );
    if (word !== undefined && !/\p{N}/u.test(known)) return `the number ${word}`;
    const name = unknownNamesIn(text, known, everything, language)[0];
    if (name !== undefined) return `the name ${name}`;
    const barred = named.flatMap((turn) => sources.barred(turn));
    return problemOfSense(told, {
      all,
      barred,
      asked,
      questions,
      known: folded(client.join('\n')),
      language,
    });
  }

  function isUnread(word: string): boolean {
    return hasUnreadNumbers(`${word} 1`, spoken);
  }
}
