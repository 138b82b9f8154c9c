import { agentsInCharge } from '../domain/agent-in-charge';
import { recordAnalysis as decide } from '../domain/completion';
import { deliveredChain, primarySession } from '../domain/delivery';
import type { Analysis, Interview, Session } from '../domain/interview';
import type { Turn } from '../domain/ports';
import { changeInterview, findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { idsOf, later, ownerOf } from './read-conversation';
import { turnIdOf } from './read-evidence';

/** A cleaned turn of the delivered conversation, with what the raw turn knew of its purpose. */
export interface CompletionTurn {
  id: string;
  role: Turn['role'];
  text: string;
  timestampSecs: number;
  act: string;
  questionIndex: number | null;
  /** The agent in charge, `root` or `transfer`; both empty where there was only one. */
  agentName: string;
  agentKind: string;
  /** 0 where it is not known. */
  durationSecs: number;
  /** The request of the expert that a turn of the agent answers; empty: none. */
  request: string;
}

/** What the analyst reads for one completion; of a withdrawn interview nothing. */
export interface CompletionView {
  interview: Interview;
  /** False when a later completion has replaced this one. */
  isCurrent: boolean;
  turns: CompletionTurn[];
  sessions: Session[];
}

export const makeReadCompletion =
  (deps: Deps) =>
  async (ref: InterviewRef, completion: number): Promise<CompletionView> => {
    const interview = await findInterview(deps.interviews, ref);
    const isCurrent = interview.completion === completion && interview.analysis === null;
    if (!isCurrent) return { interview, isCurrent, turns: [], sessions: [] };
    const chain = interview.withdrawal ? [] : deliveredChain(interview, primarySession(interview));
    const ids = idsOf(chain);
    const [transcripts, raw] = await Promise.all([
      deps.transcripts.list(ownerOf(interview), ids),
      deps.turns.list(ownerOf(interview), ids),
    ]);
    const purpose = new Map(raw.map((turn) => [turnIdOf(turn.sessionId, turn.sequence), turn]));
    const agentOf = agentsInCharge(interview, chain);
    const turns = chain.flatMap(({ session, offsetMs }) =>
      (transcripts.get(session.id)?.original ?? []).map((entry) => {
        const id = turnIdOf(session.id, entry.sequence);
        const turn = purpose.get(id);
        const agent = agentOf(session.id, Math.round(entry.timestampSecs * 1000));
        return {
          id,
          role: entry.role,
          text: entry.message,
          timestampSecs: later(entry.timestampSecs, offsetMs),
          act: turn?.act ?? '',
          questionIndex: turn?.questionIndex ?? null,
          agentName: agent?.name ?? '',
          agentKind: agent?.kind ?? '',
          durationSecs: (turn?.durationMs ?? 0) / 1000,
          request: turn?.request ?? '',
        };
      }),
    );
    return { interview, isCurrent, turns, sessions: chain.map(({ session }) => session) };
  };

/** Writes the analysis of one completion; answers whether it was still wanted. */
export const makeRecordAnalysis =
  (deps: Deps) =>
  async (
    ref: InterviewRef,
    completion: number,
    analysis: Omit<Analysis, 'generatedAt'>,
  ): Promise<boolean> => {
    const interview = await changeInterview(deps, ref, (stored, now) =>
      decide(stored, completion, { ...analysis, generatedAt: now }),
    );
    return interview.completion === completion;
  };
