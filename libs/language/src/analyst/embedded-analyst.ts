import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { remembering } from '../text/remembered';
import { type Analysis, type AnalysisInput, type Analyst } from './analyst';
import { type Answer, answersOf, judgedAnswers } from './answers';
import { checkEvidence } from './check-evidence';
import { conductOf } from './conduct';
import { excerptsOf } from './excerpts';
import { onTheRecord } from './on-the-record';
import { endedEarly, expertDisengaged } from './outcome';
import { qualityOf } from './quality';
import { quotesOf } from './quotes';
import { type JudgedScore } from './scoring';
import { segmentsOf } from './segments';
import { summaryOf, summaryText } from './summary';

/** With fewer content words, every score is null. */
export const fewestContentWords = 6;

const texts = ({ score, reasons }: JudgedScore) => ({ score, reasons: reasons.map(({ text }) => text) });

/** Analyses an interview: extractive, deterministic, and immune to instructions in the text. */
export function analyseInterview(interview: AnalysisInput): Analysis {
  return remembering(() => analyse(interview));
}

function analyse(interview: AnalysisInput): Analysis {
  const input = onTheRecord(interview);
  const found = answersOf(input);
  const answers = judgedAnswers(found);
  const all = [...found.listed, ...found.others];
  const flags = {
    endedEarly: endedEarly(input, answers),
    expertDisengaged: expertDisengaged(input, answers),
  };
  const content = contentWordsOf(all, input.language);
  if (content < fewestContentWords) return unscored(flags);
  const excerpts = excerptsOf(all, input.language);
  const summary = summaryOf(input, answers, excerpts);
  const [quality, conduct] = [qualityOf(input, answers), conductOf(input, answers)];
  const analysis: Analysis = {
    by: 'embedded',
    summary: summaryText(summary, input),
    quotes: quotesOf(excerpts, content),
    quality: { ...texts(quality), ...flags },
    conduct: texts(conduct),
    ...segmentsOf(input, found),
    evidence: {
      summary,
      qualityReasons: quality.reasons,
      conductReasons: conduct.reasons,
      quotes: [],
    },
  };
  return checkEvidence(analysis, input.turns);
}

/** Counts the expert's content words on any subject: complaints count too. */
function contentWordsOf(answers: readonly Answer[], language: Language): number {
  const said = answers.flatMap(({ sentences }) => sentences);
  return said.reduce((sum, { text }) => sum + contentWords(text, language).length, 0);
}

/** Returns the analysis of an interview in which the expert said almost nothing. */
function unscored(flags: { endedEarly: boolean; expertDisengaged: boolean }): Analysis {
  const none = { score: null, reasons: null };
  return {
    by: 'embedded',
    summary: null,
    quotes: [],
    quality: { ...none, ...flags },
    conduct: none,
    qualitySegments: [],
    conductSegments: [],
    evidence: { summary: [], qualityReasons: [], conductReasons: [], quotes: [] },
  };
}

/**
 * Makes an analyst that needs no network.
 * @param run runs {@link analyseInterview}, for instance in another thread, since it takes 10 ms for 1,000 characters
 */
export function embeddedAnalyst(
  run: (input: AnalysisInput) => Promise<Analysis> = async (input) => analyseInterview(input),
): Analyst {
  return {
    analyse: async (input, signal) => {
      signal.throwIfAborted();
      const analysis = await run(input);
      signal.throwIfAborted();
      return analysis;
    },
  };
}
