import { type Analysis, type AnalysisInput, type Analyst } from './analyst';
import { answersOf, offTheRecordTurns } from './answers';
import { conductOf } from './conduct';
import { excerptsOf } from './excerpts';
import { endedEarly, expertDisengaged } from './outcome';
import { qualityOf } from './quality';
import { quotesOf } from './quotes';
import { summaryOf } from './summary';
import { verifyQuotes } from './verify-quotes';

/** With fewer content words there is nothing to judge: every score is null. */
export const fewestContentWords = 10;

/** The embedded analysis: extractive, deterministic, and blind to what a text tells it to do. */
export function analyseInterview(input: AnalysisInput): Analysis {
  const answers = answersOf(input);
  const flags = {
    endedEarly: endedEarly(input, answers),
    expertDisengaged: expertDisengaged(input, answers),
  };
  const content = answers.reduce((sum, { contentWords }) => sum + contentWords, 0);
  if (content < fewestContentWords) {
    const unscored = { score: null, reasons: null };
    return { summary: null, quotes: [], quality: { ...unscored, ...flags }, conduct: unscored };
  }
  const excerpts = excerptsOf(answers, input.language, offTheRecordTurns(input.turns, input.language));
  return {
    summary: summaryOf(input, answers, excerpts),
    quotes: verifyQuotes(
      quotesOf(excerpts, content),
      input.turns.filter(({ role }) => role === 'user'),
    ),
    quality: { ...qualityOf(input, answers), ...flags },
    conduct: conductOf(input, answers),
  };
}

/** The analyst that needs no network: {@link analyseInterview} behind the port. */
export function embeddedAnalyst(): Analyst {
  return {
    analyse: async (input, signal) => {
      signal.throwIfAborted();
      return analyseInterview(input);
    },
  };
}
