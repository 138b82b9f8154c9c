import { sentencesOf } from '../text/segment';
import { type Analysis, type AnalysisInput, type Finding, type Quote } from './analyst';
import { checkEvidence } from './check-evidence';
import { type AnalysisAnswer } from './openai-answer';
import { leaksInstructions } from './openai-prompt';
import { agentsOf } from './segments';
import { verifyQuotes } from './verify-quotes';

const fewestQuotes = 3;
const mostQuotes = 8;
const mostSentences = 6;

/** Returns the problems of a well-formed answer, worded for the model; empty if it is usable. */
export function problemsOf(answer: AnalysisAnswer, input: AnalysisInput, measured: Analysis): string[] {
  const { turns, language } = input;
  const problems: string[] = [];
  const known = (number: number) => turns[number - 1] !== undefined;
  const spoken = (number: number) => turns[number - 1]?.role === 'user';
  if (!answer.summary.every((each) => each.turns.every(spoken))) {
    problems.push('summary: every sentence must name turns of the expert');
  }
  const sentences = answer.summary.reduce((sum, { text }) => sum + sentencesOf(text, language).length, 0);
  if (sentences > mostSentences) problems.push(`summary: at most ${mostSentences} sentences in all`);
  const reasons = [...answer.quality.reasons, ...answer.conduct.reasons];
  if (!reasons.every((each) => each.turns.every(known))) {
    problems.push('reasons: every reason must name turns that exist');
  }
  // as many quotes as the interview supports, within the requested number
  if (quotesOf(answer, input).length < Math.min(fewestQuotes, measured.quotes.length)) {
    problems.push(`quotes: at least ${fewestQuotes} must stand letter by letter in a turn of the expert`);
  }
  const agents = segmentAgents(input).map(({ name }) => name);
  if (answer.agents.map(({ agent }) => agent).join('\n') !== agents.join('\n')) {
    problems.push('agents: must be the agents listed, in that order, or none when none are listed');
  }
  if (textsOf(answer).some(leaksInstructions)) problems.push('it must not repeat the instructions');
  return problems;
}

/** Converts a usable answer to an analysis; the flags are computed, not taken from the answer. */
export function analysisOf(answer: AnalysisAnswer, input: AnalysisInput, measured: Analysis): Analysis {
  const { endedEarly, expertDisengaged } = measured.quality;
  const found = (statements: readonly { text: string; turns: readonly number[] }[]): Finding[] =>
    statements.map(({ text, turns }) => ({
      text,
      turnIds: [...turns].sort((a, b) => a - b).flatMap((number) => input.turns[number - 1]?.id ?? []),
    }));
  const texts = (statements: readonly { text: string }[]) => statements.map(({ text }) => text);
  const agents = segmentAgents(input);
  const analysis: Analysis = {
    by: 'openai',
    summary: texts(answer.summary).join(' '),
    quotes: quotesOf(answer, input),
    quality: {
      score: answer.quality.score,
      reasons: texts(answer.quality.reasons),
      endedEarly,
      expertDisengaged,
    },
    conduct: { score: answer.conduct.score, reasons: texts(answer.conduct.reasons) },
    qualitySegments: agents.flatMap(({ name, kind }, n) => {
      const segment = answer.agents[n]?.quality;
      return segment ? [{ agent: name, kind, ...segment }] : [];
    }),
    conductSegments: answer.agents.map(({ agent, conduct }) => ({ agent, ...conduct })),
    evidence: {
      summary: found(answer.summary),
      qualityReasons: found(answer.quality.reasons),
      conductReasons: found(answer.conduct.reasons),
      quotes: [],
    },
  };
  return checkEvidence(analysis, input.turns);
}

function segmentAgents(input: AnalysisInput) {
  const agents = agentsOf(input);
  return agents.length > 1 ? agents : [];
}

function quotesOf(answer: AnalysisAnswer, { turns, questions }: AnalysisInput): Quote[] {
  const quotes = answer.quotes.map(({ text, turn, question }): Quote => ({
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
    .slice(0, mostQuotes);
}

const textsOf = ({ summary, quality, conduct, agents }: AnalysisAnswer): string[] => [
  ...[...summary, ...quality.reasons, ...conduct.reasons].map(({ text }) => text),
  ...agents.flatMap((agent) => [...agent.quality.reasons, ...agent.conduct.reasons]),
];
