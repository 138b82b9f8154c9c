import { type Analysis } from '@colloquy/language';
import { type Band, type LabelledTranscript } from './labelled-transcript';
import { matches } from './matching';

export interface Scored {
  analysis: Analysis;
  cpuMs: number;
  /** 0 without a model, or if its provider does not report tokens. */
  tokens: number;
}

export interface Share {
  right: number;
  all: number;
}

export const shareNames = [
  'recall', // expected facts that a statement of the summary tells
  'precision', // statements of the summary that tell an expected fact and nothing forbidden, where facts are expected
  'pairs', // pairs of transcripts whose quality scores are in the expected order
  'conductPairs', // the same for conduct
  'bands', // quality scores in an acceptable band
  'abstentions', // quality scores that are null, where only that is acceptable
  'flags', // `endedEarly` and `expertDisengaged`
  'verdicts', // verdicts by question
] as const;
type ShareName = (typeof shareNames)[number];

export interface Scores extends Record<ShareName, Share> {
  transcripts: number;
  /** Forbidden statements in summary and quotes. */
  forbidden: number;
  /** The same in the answers and claims by question. */
  forbiddenFindings: number;
  falseAlarms: number;
  cpuMs: number;
  tokens: number;
}

/** The scores of one transcript, its missing facts and its forbidden statements. */
export interface TranscriptScores extends Scores {
  name: string;
  kind: string;
  language: string;
  quality: number | null;
  missing: string[];
  said: string[];
}

type Statement = LabelledTranscript['labels']['forbidden'][number];

/** Scores the result on one transcript. `results` has the results on all transcripts by name. */
export function scoreOf(
  transcript: LabelledTranscript,
  results: ReadonlyMap<string, Scored>,
): TranscriptScores {
  const { input, labels, name, kind } = transcript;
  const scored = results.get(name);
  if (!scored) throw new Error(`There is no result on ${name}`);
  const { analysis, cpuMs, tokens } = scored;
  const { statements, quoted, findings } = deliveredIn(analysis, input.questions);
  const [told, missing] = split(labels.facts, (fact) => statements.some((each) => matches(each, fact.terms)));
  const saidIn = (texts: readonly string[]) =>
    labels.forbidden.filter((statement) => texts.some((each) => says(each, statement)));
  const [said, found] = [saidIn([...statements, ...quoted]), saidIn(findings)];
  const { score, endedEarly, expertDisengaged } = analysis.quality;
  const flags = [
    { given: endedEarly, expected: labels.endedEarly },
    { given: expertDisengaged, expected: labels.expertDisengaged },
  ].filter(({ expected }) => expected !== 'either');
  const inOrder = (worse: readonly string[], scoreIn: (analysis: Analysis) => number | null) =>
    shareOf(
      worse.flatMap((each) => results.get(each) ?? []),
      (other) => isHigher(scoreIn(analysis), scoreIn(other.analysis)),
    );
  return {
    name,
    kind,
    language: input.language,
    quality: score,
    missing: missing.map(({ says }) => says),
    said: [...new Set([...said, ...found])].map(({ says }) => says),
    transcripts: 1,
    forbidden: said.length,
    forbiddenFindings: found.length,
    falseAlarms: flags.filter(({ given, expected }) => given && !expected).length,
    cpuMs,
    tokens,
    recall: { right: told.length, all: labels.facts.length },
    precision: shareOf(
      labels.facts.length > 0 ? statements : [],
      (each) =>
        labels.facts.some(({ terms }) => matches(each, terms)) &&
        !labels.forbidden.some((statement) => says(each, statement)),
    ),
    pairs: inOrder(labels.betterThan, ({ quality }) => quality.score),
    conductPairs: inOrder(labels.conductBetterThan, ({ conduct }) => conduct.score),
    bands: shareOf([bandOf(score)], (band) => labels.quality.includes(band)),
    abstentions: shareOf(labels.quality.join() === 'unknown' ? [score] : [], (given) => given === null),
    flags: shareOf(flags, ({ given, expected }) => given === expected),
    verdicts: shareOf(
      analysis.findings.map(({ verdict }, index) => verdict === labels.verdicts[index]),
      Boolean,
    ),
  };
}

/** Returns the texts that a client reads: of the summary, the quotes, and the answers and claims by question. */
export function deliveredIn({ evidence, quotes, findings }: Analysis, questions: readonly string[]) {
  return {
    statements: evidence.summary.map(({ text }) => withoutQuestions(text, questions)),
    quoted: quotes.map(({ quote }) => quote),
    findings: findings.flatMap(({ answer, claims }) => [
      ...(answer === null ? [] : [withoutQuestions(answer, questions)]),
      ...claims.map(({ text }) => text),
    ]),
  };
}

/** Removes repeated questions, whose words say nothing about the expert. */
const withoutQuestions = (summary: string, questions: readonly string[]): string =>
  questions.reduce((text, question) => text.replaceAll(question, ''), summary);

const says = (text: string, { terms, unless }: Statement): boolean =>
  matches(text, terms) && !(unless !== undefined && matches(text, unless));

const isHigher = (better: number | null, worse: number | null): boolean =>
  better !== null && (worse === null || worse < better);

function split<T>(all: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}

const shareOf = <T>(all: readonly T[], isRight: (each: T) => boolean): Share => ({
  right: all.filter(isRight).length,
  all: all.length,
});

export function bandOf(score: number | null): Band {
  if (score === null) return 'unknown';
  if (score < 40) return 'low';
  return score < 70 ? 'middle' : 'high';
}

export function sumOf(scores: readonly Scores[]): Scores {
  const amount = (of: (each: Scores) => number) => scores.reduce((sum, each) => sum + of(each), 0);
  const share = (name: ShareName) =>
    [name, { right: amount((each) => each[name].right), all: amount((each) => each[name].all) }] as const;
  return {
    ...(Object.fromEntries(shareNames.map(share)) as Record<ShareName, Share>),
    transcripts: amount((each) => each.transcripts),
    forbidden: amount((each) => each.forbidden),
    forbiddenFindings: amount((each) => each.forbiddenFindings),
    falseAlarms: amount((each) => each.falseAlarms),
    cpuMs: amount((each) => each.cpuMs),
    tokens: amount((each) => each.tokens),
  };
}
