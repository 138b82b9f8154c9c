import { type Language } from '@colloquy/contracts';
import { anaphorsOf } from '../../text/grammar';
import { sentencesOf, wordsOf } from '../../text/segment';
import { type AnalysisInput, type AnalysisTurn } from '../analyst';
import { answersOf } from '../answers';
import { makeSentences } from '../asides';
import { brokenOffIn, spansOf } from '../spans';
import { type Span } from '../span';
import { type BoundFigure } from './bound-figures';
import { type Clause, clausesOf, rootsIn } from './clauses';

export interface SourceSentence {
  text: string;
  clauses: Clause[];
  stems: ReadonlySet<string>;
  isAnaphoric: boolean;
}

export const figuresOf = ({ clauses }: Pick<SourceSentence, 'clauses'>): BoundFigure[] =>
  clauses.flatMap(({ figures }) => figures);

export interface Sources {
  of: (turn: AnalysisTurn) => SourceSentence[];
  /** Sentences that are withheld, corrected, or addressed to the reader. */
  barred: (turn: AnalysisTurn) => string[];
}

/** @param input in the language of the expert's words */
export function sourcesIn(input: AnalysisInput): Sources {
  const { language } = input;
  const found = answersOf(input);
  const answers = [...found.listed, ...found.others];
  const isBrokenOff = brokenOffIn(answers);
  const spans: Span[][] = [];
  for (const answer of answers) spans.push(spansOf(answer, spans, isBrokenOff, language));
  const standing = spans.flat();
  const alone = makeSentences(input);
  const open = new Map<AnalysisTurn, string[]>();
  const barred = new Map<AnalysisTurn, string[]>();
  const add = (to: Map<AnalysisTurn, string[]>, turn: AnalysisTurn, text: string) =>
    to.set(turn, [...(to.get(turn) ?? []), text]);
  for (const answer of answers) {
    const said = new Set(answer.said);
    for (const sentence of answer.sentences) {
      const { turn, text, isWithheld, aside } = sentence;
      const isTold = standing.some((each) => each.turn === turn && holds(each, text));
      const isRevised = said.has(sentence) && !isTold;
      if (isWithheld || aside === 'order' || isRevised) add(barred, turn, text);
      else if (!isTold) add(open, turn, text);
    }
  }
  for (const { turn, told } of standing) add(open, turn, told);
  const cache = new Map<AnalysisTurn, SourceSentence[]>();
  return {
    barred: (turn) => barred.get(turn) ?? [],
    of: (turn) => {
      const known = cache.get(turn);
      if (known) return known;
      const texts = answers.some((answer) => answer.turns.includes(turn))
        ? (open.get(turn) ?? [])
        : alone(turn, '').flatMap((each) => (each.isWithheld || each.aside === 'order' ? [] : each.text));
      const made = texts
        .flatMap((text) => sentencesOf(text, language))
        .map((text) => sourceOf(text, language));
      // as spoken, so that a sentence stands after its antecedent
      made.sort((a, b) => placeOf(turn.text, a.text) - placeOf(turn.text, b.text));
      cache.set(turn, made);
      return made;
    },
  };
}

const holds = ({ text, told }: Span, sentence: string) =>
  text === '' ? told.includes(sentence) : text.includes(sentence) || sentence.includes(text);

const placeOf = (text: string, part: string) => {
  const at = text.indexOf(part);
  return at === -1 ? text.indexOf(part.slice(0, 12)) : at;
};

export function sourceOf(text: string, language: Language): SourceSentence {
  const [first = ''] = wordsOf(text, language);
  return {
    text,
    clauses: clausesOf(text, language),
    stems: rootsIn(text, language),
    isAnaphoric: anaphorsOf(language)?.has(first.toLowerCase()) === true,
  };
}
