import { type Language } from '@colloquy/contracts';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { analyseInterview } from './embedded-analyst';

export type Said = readonly (readonly [question: string, answer: string])[];

export function anAnsweredInterview(said: Said, language: Language = 'en'): AnalysisInput {
  const turns = said.flatMap(([question, answer], index): AnalysisTurn[] => [
    {
      id: `a${index}`,
      role: 'agent',
      text: question,
      timestampSecs: 20 * index,
      act: { kind: index === 0 ? 'greeting' : 'question', questionIndex: index },
    },
    { id: `e${index}`, role: 'user', text: answer, timestampSecs: 20 * index + 12 },
  ]);
  return {
    language,
    questions: said.map(([question]) => question),
    expertName: 'Dora Lindqvist',
    turns,
    sessions: [{ disconnectReason: 'completed_natural_end', durationSeconds: 20 * said.length }],
  };
}

export function toldOf(said: Said, language?: Language): string {
  const { summary, quotes } = analyseInterview(anAnsweredInterview(said, language));
  return [summary, ...quotes.map(({ quote }) => quote)].join('\n');
}
