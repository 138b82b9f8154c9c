import type { Language, RehearsedMessage } from '@colloquy/contracts';
import {
  agentActOf,
  type Analysis,
  type AnalysisInput,
  cleanTranscript,
  spokenTurnOf,
  withheldTurns,
} from '@colloquy/language';
import type { Turn } from '../domain/session-state';
import type { Rehearsal } from './conduct-rehearsal';

interface RehearsedInterview {
  title: string;
  subject: string;
  questions: readonly string[];
  /** Language of the agent. */
  language: Language;
  expertLanguage: Language;
  expertName: string;
}

export function analysisInputOf(
  { turns, ended, durationSeconds }: Rehearsal,
  { title, subject, questions, language, expertLanguage, expertName }: RehearsedInterview,
): AnalysisInput {
  const spoken = turns.map((turn, index) => {
    const act = turn.role === 'agent' ? agentActOf(turn) : undefined;
    return {
      id: idOf(index),
      role: turn.role,
      text: turn.text,
      timestampSecs: turn.offsetMs / 1000,
      ...(turn.durationMs > 0 ? { durationSecs: turn.durationMs / 1000 } : {}),
      ...(act ? { act } : {}),
    };
  });
  return {
    topic: { title, subject, objective: '', profile: [] },
    questions,
    language,
    spokenLanguage: expertLanguage,
    expertName,
    turns: cleanTranscript(spoken, language),
    sessions: [{ disconnectReason: ended, durationSeconds }],
  };
}

export function reportOf(
  { turns, wishes }: Rehearsal,
  { questions, language, expertLanguage }: RehearsedInterview,
  { findings, conduct }: Pick<Analysis, 'findings' | 'conduct'>,
): RehearsedMessage {
  const withheld = withheldTurns(turns.map(spokenTurnOf), language);
  return {
    turns: turns.map(({ role, text, act, questionIndex }) => ({
      role,
      text,
      act,
      ...(questionIndex === undefined ? {} : { questionIndex }),
    })),
    questions: questions.map((_, index) => {
      const about = turns.filter(({ questionIndex }) => questionIndex === index);
      const verdict = findings[index]?.verdict;
      return {
        asked: about.length > 0,
        answered: verdict === 'answered' || verdict === 'partly',
        probes: about.filter(({ act }) => act === 'probe').length,
      };
    }),
    wishes: wishes.map(({ wish, turn }) => ({
      wish,
      turn,
      honoured: wish === 'finish' ? endsAfter(turns, turn) : withheld.has(turn),
    })),
    ...(conduct.score === null ? {} : { conductScore: Math.round(conduct.score) }),
    conductReasons: conduct.reasons ?? ['The expert said too little to judge the conduct.'],
    wordedBy: turns.some(({ wordedBy }) => wordedBy === 'openai') ? 'openai' : 'embedded',
    expertLanguage,
  };
}

const idOf = (index: number) => `t${index}`;

const farewells = ['finish-later', 'closing', 'end', 'withdraw'];

/** Returns whether the agent says goodbye after a turn of the expert; it may ask before whether the expert meant that. */
function endsAfter(turns: readonly Turn[], turn: number): boolean {
  const [first] = turns.slice(turn + 1).filter(({ role, act }) => role === 'agent' && act !== 'clarify');
  return first !== undefined && farewells.includes(first.act);
}
