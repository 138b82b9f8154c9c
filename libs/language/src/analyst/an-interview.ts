import { type DisconnectReason } from '@colloquy/contracts';
import { cleanTranscript } from '../cleaning/clean-transcript';
import { type InterviewerBrief } from '../interviewer/interviewer';
import { nextMove } from '../interviewer/next-move';
import { type AnalysisInput, type AnalysisTurn } from './analyst';

export function anInterview(
  answers: readonly string[],
  given: Partial<InterviewerBrief> & { questions: readonly string[]; disconnectReason?: DisconnectReason },
): AnalysisInput {
  const brief: InterviewerBrief = { personaName: 'Nora', language: 'en', expertName: 'Dana Meier', ...given };
  const turns: AnalysisTurn[] = [];
  let timestampSecs = 0;
  const add = (turn: Omit<AnalysisTurn, 'id' | 'timestampSecs'>) => {
    turns.push({ ...turn, id: `t${turns.length}`, timestampSecs });
    timestampSecs += Math.ceil(turn.text.split(/\s+/).length / 2.5) + 1;
  };
  for (const answer of [undefined, ...answers]) {
    if (answer !== undefined) add({ role: 'user', text: answer });
    const { text, act } = nextMove(brief, turns);
    add({ role: 'agent', text, act });
  }
  return {
    questions: brief.questions,
    language: brief.language,
    expertName: brief.expertName,
    turns: cleanTranscript(turns, brief.language),
    sessions: [
      {
        disconnectReason: given.disconnectReason ?? 'completed_natural_end',
        durationSeconds: Math.ceil(timestampSecs),
      },
    ],
  };
}
