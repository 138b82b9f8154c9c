import { figuresIn, folded } from '../text/facts';
import { sentencesOf } from '../text/segment';
import {
  type Analysis,
  type AnalysisInput,
  type AnalysisTurn,
  type ConductSegment,
  type Quote,
} from './analyst';
import { boundedShare, departure, shareOf } from './bounded-quality';
import { answersOf, judgedAnswers } from './answers';
import { checkEvidence } from './check-evidence';
import { conductOf, conductWeights, withHabits, withLimits } from './conduct';
import { inventedNames, type Statement } from './grounding';
import { type Judged, type JudgedPart, type Told } from './openai-answer';
import { instructionText, leaksInstructions } from './openai-prompt';
import { findingsWith, problemsOfAnswers, statementOf, usableAnswers } from './openai-question-answers';
import { holdsIdentifier } from '../personal-data/identifiers';
import { tellsOfPerson } from '../personal-data/persons';
import { qualityOf, qualityWeights } from './quality';
import { knownNames } from './relevance';
import { finding, type JudgedScore, part, type ScorePart, totalOf } from './scoring';
import { agentsOf } from './segments';
import { type StatementCheck } from './statement/statement-check';
import { verifyQuotes } from './verify-quotes';

const minQuotes = 3;
const maxQuotes = 8;
const maxSentences = 6;
const minSentences = 2;

/** Returns problems worded for the model; in its last answer, sentences that invent are left out instead. */
export function problemsOfTold(
  told: Told,
  isLast: boolean,
  input: AnalysisInput,
  measured: Analysis,
  checks: ToldChecks,
): string[] {
  const { summary, quotes } = told;
  const { turns, language } = input;
  const problems: string[] = [];
  const spoken = (number: number) => turns[number - 1]?.role === 'user';
  if (!summary.every((each) => each.turns.every(spoken))) {
    problems.push('summary: every sentence must name turns of the expert');
  }
  const sentences = summary.reduce((sum, { text }) => sum + sentencesOf(text, language).length, 0);
  if (sentences > maxSentences) problems.push(`summary: at most ${maxSentences} sentences in all`);
  // as many quotes as the interview supports, within the requested number
  if (quotesOf(quotes.filter(checks.mayQuote), input).length < Math.min(minQuotes, measured.quotes.length)) {
    problems.push(`quotes: at least ${minQuotes} must stand letter by letter in a turn of the expert`);
  }
  if (!isLast) {
    summary.forEach((statement, index) => {
      const invented = checks.statement(statement);
      if (invented !== '') problems.push(`summary.${index}: its turns do not say ${invented}`);
    });
    problems.push(...problemsOfAnswers(told, input, measured, checks.statement));
  }
  return [...problems, ...leaksIn(summary.map(({ text }) => text))];
}

export function problemsOfJudged(judged: Judged, input: AnalysisInput): string[] {
  const problems: string[] = [];
  const parts = claimsOfJudgement(judged);
  const known = (number: number) => input.turns[number - 1] !== undefined;
  if (!parts.every((each) => each.turns.every(known))) {
    problems.push('every reason must name turns that exist');
  }
  const agents = segmentAgents(input).map(({ name }) => name);
  if (judged.agents.map(({ agent }) => agent).join('\n') !== agents.join('\n')) {
    problems.push('agents: must be the agents listed, in that order, or none when none are listed');
  }
  return [...problems, ...leaksIn(parts.map(({ text }) => text))];
}

const leaksIn = (texts: readonly string[]) =>
  texts.some(leaksInstructions) ? ['it must not repeat the instructions'] : [];

export interface ToldChecks {
  statement: StatementCheck;
  mayQuote: (quote: Told['quotes'][number]) => boolean;
}

export function withoutInventions(
  told: Told,
  input: AnalysisInput,
  measured: Analysis,
  checks: ToldChecks,
): Told {
  const language = input.spokenLanguage ?? input.language;
  const names = folded(knownNames(input));
  const mayBeTold = ({ text }: { text: string }) =>
    sentencesOf(text, language).every(
      (each) => !holdsIdentifier(each) && !tellsOfPerson(each, names, language),
    );
  return {
    summary: told.summary
      .flatMap(({ text, turns }) => sentencesOf(text, language).map((each) => ({ text: each, turns })))
      .filter((each) => mayBeTold(each) && checks.statement(each) === ''),
    quotes: told.quotes.filter((each) => mayBeTold(each) && checks.mayQuote(each)),
    answers: usableAnswers(told, input, measured, checks.statement).filter(({ answer }) =>
      mayBeTold({ text: answer }),
    ),
  };
}

export const claimsOf = (told: Told, judged: Judged, input: AnalysisInput): Statement[] => [
  ...told.summary,
  ...told.answers.map((answer) => statementOf(answer, input)),
  ...claimsOfJudgement(judged),
];

type Judgement = Pick<Judged, 'quality' | 'conduct'>;

const partsIn = ({ quality, conduct }: Judgement): JudgedPart[] => [
  ...Object.values(quality),
  ...Object.values(conduct),
];

const claimsOfJudgement = (judged: Judged): Statement[] =>
  [judged, ...judged.agents].flatMap((each) =>
    partsIn(each).map(({ reason, turns }) => ({ text: reason, turns })),
  );

export interface CheckedAnswer {
  told: Told;
  judged: Judged;
  supported: readonly boolean[];
}

/** Returns undefined if too few sentences are supported. */
export function analysisOf(
  { told, judged, supported }: CheckedAnswer,
  input: AnalysisInput,
  measured: Analysis,
): Analysis | undefined {
  const summary = told.summary.filter((_, index) => supported[index]);
  if (summary.length < Math.min(minSentences, measured.evidence.summary.length)) return undefined;
  const answers = told.answers.filter((_, index) => supported[told.summary.length + index]);
  const scores = scoresOf(
    judged,
    supported.slice(told.summary.length + told.answers.length),
    input,
    measured,
  );
  const { quality, conduct, segments } = scores;
  const { endedEarly, expertDisengaged } = measured.quality;
  const texts = ({ score, reasons }: JudgedScore) => ({ score, reasons: reasons.map(({ text }) => text) });
  const analysis: Analysis = {
    by: 'openai',
    summary: summary.map(({ text }) => text).join(' '),
    quotes: quotesOf(told.quotes, input),
    quality: { ...(quality ? texts(quality) : measured.quality), endedEarly, expertDisengaged },
    conduct: conduct ? texts(conduct) : measured.conduct,
    qualitySegments: measured.qualitySegments.map((known, n) => ({ ...known, ...segments[n]?.quality })),
    conductSegments: measured.conductSegments.map((known, n) => ({ ...known, ...segments[n]?.conduct })),
    findings: findingsWith(answers, input, measured),
    evidence: {
      summary: summary.map(({ text, turns }) => finding(text, turnsOf(turns, input))),
      qualityReasons: quality?.reasons ?? measured.evidence.qualityReasons,
      conductReasons: conduct?.reasons ?? measured.evidence.conductReasons,
      quotes: [],
    },
  };
  return checkEvidence(analysis, input.turns);
}

function scoresOf(
  judged: Judged,
  supported: readonly boolean[],
  input: AnalysisInput,
  { quality: { score }, conduct: { score: conductScore }, qualitySegments, conductSegments }: Analysis,
) {
  const bounds = {
    quality: score === null ? [] : measuredQuality(input),
    conduct: conductScore === null ? [] : conductOf(input, judgedAnswers(answersOf(spokenIn(input)))).parts,
  };
  const left = [...supported];
  const scored = [judged, ...judged.agents].map((judgement) => {
    const [quality, conduct] = [judgement.quality, judgement.conduct].map(
      (parts) => left.splice(0, Object.keys(parts).length).every((is) => is) && namesNothingNew(parts, input),
    );
    return {
      quality: quality
        ? totalOfParts(judgement.quality, qualityWeights, input, judgement === judged ? bounds.quality : [])
        : undefined,
      conduct: conduct
        ? totalOfParts(judgement.conduct, conductWeights, input, judgement === judged ? bounds.conduct : [])
        : undefined,
    };
  });
  const [whole, ...agents] = scored;
  return {
    quality: whole?.quality,
    conduct:
      whole?.conduct &&
      withLimits(
        withHabits(
          whole.conduct.parts,
          input.turns.filter(({ role }) => role === 'agent'),
        ),
        input,
      ),
    segments: agents.map(({ quality, conduct }, index) => ({
      quality:
        quality && departs(quality, qualitySegments[index]) ? undefined : quality && segmentOf(quality),
      conduct:
        conduct && departs(conduct, conductSegments[index]) ? undefined : conduct && segmentOf(conduct),
    })),
  };
}

const departs = ({ score }: JudgedScore, measured: ConductSegment | undefined): boolean =>
  typeof measured?.score === 'number' && Math.abs(score - measured.score) > 100 * departure.disagreement;

const segmentOf = ({ score, reasons }: JudgedScore): Pick<ConductSegment, 'score' | 'reasons'> => ({
  score,
  reasons: reasons.map(({ text }) => text),
});

/** Bounds the points by the embedded measure, whose habits remain. */
function totalOfParts<Name extends string>(
  parts: Readonly<Record<Name, JudgedPart>>,
  weights: Readonly<Record<Name, number>>,
  input: AnalysisInput,
  measured: readonly ScorePart[] = [],
): JudgedScore {
  return totalOf(
    (Object.keys(weights) as Name[]).map((name, at) => {
      const { points, reason, turns } = parts[name];
      const told = points / weights[name];
      const share = name === 'coverage' ? Math.min(told, repliedShare(input)) : told;
      const known = measured[at];
      const knownShare = known && shareOf(known);
      const bounded = knownShare === undefined ? share : boundedShare(share, knownShare);
      // the model's reason does not explain points that are not its own
      if (known && bounded === knownShare) return known;
      const judged = part({
        name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        weight: weights[name],
        share: bounded,
        why: reason.replace(/[.\s]+$/u, ''),
        turns: turnsOf(turns, input),
      });
      return known?.habit === undefined ? judged : { ...judged, habit: known.habit };
    }),
  );
}

function repliedShare(input: AnalysisInput): number {
  const answers = judgedAnswers(answersOf(input));
  return answers.filter(({ turns }) => turns.length > 0).length / Math.max(1, answers.length);
}

const spokenIn = (interview: AnalysisInput): AnalysisInput => ({
  ...interview,
  language: interview.spokenLanguage ?? interview.language,
});

function measuredQuality(interview: AnalysisInput): readonly ScorePart[] {
  const input = spokenIn(interview);
  return qualityOf(input, judgedAnswers(answersOf(input))).parts;
}

function namesNothingNew(parts: Readonly<Record<string, JudgedPart>>, input: AnalysisInput): boolean {
  const { turns, questions, sessions, expertName, topic } = input;
  const about = topic ? [topic.title, topic.subject, topic.objective, ...topic.profile] : [];
  const agents = agentsOf(input).map(({ name }) => name);
  const said = turns.map(({ text }) => text);
  const interview = [expertName, ...about, ...questions, ...agents, ...said].join('\n');
  const figures = new Set([...figuresIn(interview), ...countsOf(input)]);
  sessions.forEach(({ durationSeconds }) => figures.add(String(durationSeconds)));
  return Object.values(parts).every(
    ({ reason }) =>
      inventedNames(reason, `${instructionText}\n${interview}`, 'en').length === 0 &&
      figuresIn(reason).every((figure) => figures.has(figure)),
  );
}

const countsOf = ({ questions, turns }: AnalysisInput): string[] =>
  [
    ...Array.from({ length: questions.length + 1 }, (_, count) => count),
    turns.length,
    ...(['agent', 'user'] as const).map((role) => turns.filter((turn) => turn.role === role).length),
  ].map(String);

const turnsOf = (numbers: readonly number[], { turns }: AnalysisInput): AnalysisTurn[] =>
  numbers.flatMap((number) => turns[number - 1] ?? []);

function segmentAgents(input: AnalysisInput) {
  const agents = agentsOf(input);
  return agents.length > 1 ? agents : [];
}

function quotesOf(told: Told['quotes'], { turns, questions }: AnalysisInput): Quote[] {
  const quotes = told.map(({ text, turn, question }): Quote => ({
    quote: text,
    speaker: 'expert',
    context: questions[question - 1] ?? '',
    timestamp_secs: turns[turn - 1]?.timestampSecs ?? 0,
  }));
  const standing = verifyQuotes(
    quotes,
    turns.filter(({ role }) => role === 'user'),
  );
  return standing
    .filter(({ quote }, n) => standing.findIndex((each) => each.quote === quote) === n)
    .sort((a, b) => a.timestamp_secs - b.timestamp_secs)
    .slice(0, maxQuotes);
}
