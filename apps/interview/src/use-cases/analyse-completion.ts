import { agentsInCharge } from '../domain/agent-in-charge';
import { type AnalysisNumbers, awaitsAnalysis } from '../domain/analysis-request';
import { recordAnalysis as decide, requestAnalysis } from '../domain/completion';
import { deliveredChain, type DeliveredSession, primarySession } from '../domain/delivery';
import type { Interview, Session } from '../domain/interview';
import type { Analysis, AnalysisRequest } from '../domain/analysis';
import { pageBytes, type Turn, turnBytes } from '../domain/turn-ports';
import { changeInterview, findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { later, ownerOf } from './read-conversation';
import { turnIdOf, turnPositionOf } from './read-evidence';

export interface CompletionTurn {
  id: string;
  role: Turn['role'];
  text: string;
  timestampSecs: number;
  act: string;
  questionIndex: number | null;
  /** Kind `root` or `transfer`; both empty if there was only one agent. */
  agentName: string;
  agentKind: string;
  durationSecs: number;
  request: string;
  skips?: Turn['skips'];
}

interface CompletionView {
  interview: Interview;
  /** False if the completion was replaced or is analysed already. */
  isCurrent: boolean;
  turns: CompletionTurn[];
  hasMore: boolean;
  sessions: Session[];
}

/** @param afterTurnId the last turn that the caller has, or empty */
export const makeReadCompletion =
  (deps: Deps) =>
  async (ref: InterviewRef, numbers: AnalysisNumbers, afterTurnId: string): Promise<CompletionView> => {
    const interview = await findInterview(deps.interviews, ref);
    const isCurrent = awaitsAnalysis(interview, numbers);
    if (!isCurrent) return { interview, isCurrent, turns: [], hasMore: false, sessions: [] };
    const chain = interview.withdrawal ? [] : deliveredChain(interview, primarySession(interview));
    const page = await pageOf(deps, interview, chain, afterTurnId);
    return { interview, isCurrent, ...page, sessions: chain.map(({ session }) => session) };
  };

async function pageOf(
  deps: Deps,
  interview: Interview,
  chain: readonly DeliveredSession[],
  afterTurnId: string,
): Promise<Pick<CompletionView, 'turns' | 'hasMore'>> {
  const { sessionId } = turnPositionOf(afterTurnId);
  const from = chain.findIndex(({ session }) => session.id === sessionId);
  const agentOf = agentsInCharge(interview, chain);
  const turns: CompletionTurn[] = [];
  let bytes = 0;
  for (const delivered of chain.slice(Math.max(0, from))) {
    const own = await turnsOf(deps, interview, delivered, agentOf);
    for (const turn of own.slice(own.findIndex(({ id }) => id === afterTurnId) + 1)) {
      if (bytes > pageBytes) return { turns, hasMore: true };
      bytes += turnBytes(turn.text);
      turns.push(turn);
    }
  }
  return { turns, hasMore: false };
}

async function turnsOf(
  deps: Deps,
  interview: Interview,
  { session, offsetMs }: DeliveredSession,
  agentOf: ReturnType<typeof agentsInCharge>,
): Promise<CompletionTurn[]> {
  const owner = ownerOf(interview);
  const [transcripts, raw] = await Promise.all([
    deps.transcripts.list(owner, [session.id]),
    deps.turns.list(owner, [session.id]),
  ]);
  const purpose = new Map(raw.map((turn) => [turn.sequence, turn]));
  return (transcripts.get(session.id)?.original ?? []).map(({ sequence, role, message, timestampSecs }) => {
    const turn = purpose.get(sequence);
    const agent = agentOf(session.id, Math.round(timestampSecs * 1000));
    return {
      id: turnIdOf(session.id, sequence),
      role,
      text: message,
      timestampSecs: later(timestampSecs, offsetMs),
      act: turn?.act ?? '',
      questionIndex: turn?.questionIndex ?? null,
      agentName: agent?.name ?? '',
      agentKind: agent?.kind ?? '',
      durationSecs: (turn?.durationMs ?? 0) / 1000,
      request: turn?.request ?? '',
      ...(turn?.skips ? { skips: turn.skips } : {}),
    };
  });
}

export const makeRequestAnalysis =
  (deps: Deps) =>
  async (ref: InterviewRef, reason: string): Promise<AnalysisRequest> => {
    const interview = await changeInterview(deps, ref, (stored, now) => requestAnalysis(stored, reason, now));
    return interview.analysisRequests.at(-1) as AnalysisRequest;
  };

export const makeRecordAnalysis =
  (deps: Deps) =>
  async (
    ref: InterviewRef,
    numbers: AnalysisNumbers,
    analysis: Omit<Analysis, 'generatedAt'>,
  ): Promise<boolean> => {
    const interview = await changeInterview(deps, ref, (stored, now) =>
      decide(stored, numbers, { ...analysis, generatedAt: now }),
    );
    return interview.completion === numbers.completion;
  };
