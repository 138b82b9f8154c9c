import { spokenLanguageOf } from '../../text/spoken-language';
import { type AnalysisInput } from '../analyst';
import { type ToldChecks } from '../openai-findings';
import { mayStandAlone } from './quote-check';
import { sourcesIn } from './sources';
import { makeStatementCheck } from './statement-check';

/** @param interview on the record, in the language of the expert's words */
export async function makeToldChecks(interview: AnalysisInput): Promise<ToldChecks> {
  const said = interview.turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const language = interview.spokenLanguage ?? (await spokenLanguageOf(said, interview.language));
  const input = { ...interview, spokenLanguage: language };
  const sources = sourcesIn({ ...input, language });
  return {
    statement: await makeStatementCheck(input, sources),
    mayQuote: ({ text, turn }) =>
      input.turns
        .filter(
          ({ role }, index) =>
            role === 'user' && (index === turn - 1 || input.turns[index]?.text.includes(text)),
        )
        .every((each) => mayStandAlone(text, each.text, sources.barred(each), language)),
  };
}
