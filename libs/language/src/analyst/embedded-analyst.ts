import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { remembering } from '../text/remembered';
import { isUnknownLanguage, spokenLanguageOf } from '../text/spoken-language';
import { type Analysis, type AnalysisInput, type Analyst, type QuestionFinding } from './analyst';
import { answersOf, judgedAnswers } from './answers';
import { type Answer } from './answer';
import { checkEvidence } from './check-evidence';
import { claimsOf } from './claims';
import { conductOf } from './conduct';
import { onTheRecord } from './on-the-record';
import { endedEarly, expertDisengaged } from './outcome';
import { qualityOf } from './quality';
import { quotesOf } from './quotes';
import { finding, type JudgedScore } from './scoring';
import { findingsOf } from './question-findings';
import { segmentsOf } from './segments';
import { summaryOf, summaryText } from './summary';

export const minContentWords = 6;

const texts = ({ score, reasons }: JudgedScore) => ({ score, reasons: reasons.map(({ text }) => text) });

/** Analyses an interview: extractive, deterministic, and immune to instructions in the text. */
export function analyseInterview(interview: AnalysisInput): Analysis {
  const analysis = remembering(() => analyse(interview));
  return interview.extractionSchema ? { ...analysis, extraction: null } : analysis;
}

function analyse(interview: AnalysisInput): Analysis {
  const input = onTheRecord(interview);
  // the expert's words are read in their language, the interviewer's in the other one
  const spoken = { ...input, language: input.spokenLanguage ?? input.language };
  const found = answersOf(spoken);
  const answers = judgedAnswers(found);
  const all = [...found.listed, ...found.others];
  const flags = {
    endedEarly: endedEarly(spoken, answers),
    expertDisengaged: expertDisengaged(spoken, answers),
  };
  const content = contentWordsOf(all, spoken.language);
  const claims = claimsOf(all, spoken.turns, spoken.language, spoken.topic?.objective);
  const findings = findingsOf(found.listed, claims, spoken.language);
  if (content < minContentWords) return unscored(flags, findings);
  if (interview.spokenLanguage === null) return unread(input, flags, found.listed);
  const summary = summaryOf(spoken, answers, claims);
  const [quality, conduct] = [qualityOf(spoken, answers), conductOf(input, answers)];
  const analysis: Analysis = {
    by: 'embedded',
    summary: summaryText(summary, spoken),
    quotes: quotesOf(claims, content, spoken.language),
    quality: { ...texts(quality), ...flags },
    conduct: texts(conduct),
    ...segmentsOf(spoken, found, input.language),
    findings,
    evidence: {
      summary,
      qualityReasons: quality.reasons,
      conductReasons: conduct.reasons,
      quotes: [],
    },
  };
  return checkEvidence(analysis, input.turns);
}

/** Counts content words on any subject, because complaints count, too. */
function contentWordsOf(answers: readonly Answer[], language: Language): number {
  const said = answers.flatMap(({ sentences }) => sentences);
  return said.reduce((sum, { text }) => sum + contentWords(text, language).length, 0);
}

function unscored(
  flags: { endedEarly: boolean; expertDisengaged: boolean },
  findings: QuestionFinding[],
): Analysis {
  const none = { score: null, reasons: null };
  return {
    by: 'embedded',
    summary: null,
    quotes: [],
    quality: { ...none, ...flags },
    conduct: none,
    qualitySegments: [],
    conductSegments: [],
    findings,
    evidence: { summary: [], qualityReasons: [], conductReasons: [], quotes: [] },
  };
}

function unread(
  input: AnalysisInput,
  flags: { endedEarly: boolean; expertDisengaged: boolean },
  listed: readonly Answer[],
): Analysis {
  const said = input.turns.filter(({ role }) => role === 'user');
  const why = finding('Quality not judged: the expert does not speak a supported language.', said);
  const conduct = conductOf(input, listed);
  const findings = listed.map(({ question, askedIn, turns }): QuestionFinding => ({
    question,
    verdict: askedIn.length + turns.length > 0 ? 'partly' : 'not_asked',
    answer: null,
    answerTurnIds: [],
    claims: [],
  }));
  const analysis: Analysis = {
    ...unscored({ ...flags, expertDisengaged: false }, findings),
    quality: { score: null, reasons: [why.text], ...flags, expertDisengaged: false },
    conduct: texts(conduct),
    evidence: { summary: [], qualityReasons: [why], conductReasons: conduct.reasons, quotes: [] },
  };
  return checkEvidence(analysis, input.turns);
}

const languageOf = async (said: readonly string[], assumed: Language): Promise<Language | null> => {
  const spoken = await spokenLanguageOf(said, assumed);
  return spoken === assumed && (await isUnknownLanguage(said, assumed)) ? null : spoken;
};

/** @param run runs {@link analyseInterview}, for instance in another thread, since it takes 10 ms for 1,000 characters */
export function embeddedAnalyst(
  run: (input: AnalysisInput) => Promise<Analysis> = async (input) => analyseInterview(input),
): Analyst {
  return {
    analyse: async (input, signal) => {
      signal.throwIfAborted();
      const said = input.turns.filter(({ role }) => role === 'user').map(({ text }) => text);
      const spokenLanguage =
        input.spokenLanguage === undefined ? await languageOf(said, input.language) : input.spokenLanguage;
      const analysis = await run({ ...input, spokenLanguage });
      signal.throwIfAborted();
      return analysis;
    },
  };
}
