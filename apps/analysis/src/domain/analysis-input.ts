import {
  type CompletionMessage,
  type CompletionTurnMessage,
  type DisconnectReason,
  disconnectReasons,
  languageOf,
  requestKinds,
} from '@colloquy/contracts';
import {
  type AgentAct,
  agentActKinds,
  type AnalysisInput,
  type AnalysisTurn,
  type TurnAgent,
} from '@colloquy/language';

/** A completion as an analyst reads it; words outside a vocabulary are taken as not said. */
export function analysisInputOf(completion: CompletionMessage): AnalysisInput {
  return {
    questions: completion.questions,
    language: languageOf(completion.language),
    expertName: completion.expertName,
    turns: completion.turns.map(turnOf),
    sessions: completion.sessions.map(({ disconnectReason, durationSeconds }) => ({
      disconnectReason: asReason(disconnectReason),
      durationSeconds,
    })),
  };
}

function turnOf(turn: CompletionTurnMessage): AnalysisTurn {
  const { id, text, timestampSecs, durationSecs } = turn;
  const [act, agent] = [actOf(turn), agentOf(turn)];
  return {
    id,
    role: turn.role === 'agent' ? 'agent' : 'user',
    text,
    timestampSecs,
    ...(durationSecs > 0 ? { durationSecs } : {}),
    ...(act ? { act } : {}),
    ...(agent ? { agent } : {}),
  };
}

function agentOf({ agentName: name, agentKind: kind }: CompletionTurnMessage): TurnAgent | undefined {
  return kind === 'root' || kind === 'transfer' ? { name, kind } : undefined;
}

/** With the request that the turn answers: the expert's words before it are no answer to a question. */
function actOf({ act, questionIndex, ...turn }: CompletionTurnMessage): AgentAct | undefined {
  const kind = agentActKinds.find((known) => known === act);
  const request = requestKinds.find((known) => known === turn.request);
  return (
    kind && {
      kind,
      ...(questionIndex === undefined ? {} : { questionIndex }),
      ...(request ? { request } : {}),
    }
  );
}

function asReason(reason: string | undefined): DisconnectReason | null {
  return disconnectReasons.find((known) => known === reason) ?? null;
}
