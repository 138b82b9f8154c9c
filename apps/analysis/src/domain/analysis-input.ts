import {
  type CompletionMessage,
  type CompletionTurnMessage,
  type DisconnectReason,
  disconnectReasons,
  type ExtractionSchema,
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

/** Unknown values of an enumeration are dropped. */
export function analysisInputOf(completion: CompletionMessage): AnalysisInput {
  return {
    topic: {
      title: completion.title,
      subject: completion.subject,
      objective: completion.objective,
      profile: [
        completion.expertTitle,
        ...completion.employment.map(({ title, company }) => `${title}, ${company}`),
      ],
    },
    ...(completion.extractionSchema && {
      extractionSchema: JSON.parse(completion.extractionSchema) as ExtractionSchema,
    }),
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

/** Keeps the expert's request that the turn answers: a request is not an answer to a question. */
function actOf({ act, questionIndex, ...turn }: CompletionTurnMessage): AgentAct | undefined {
  const kind = agentActKinds.find((known) => known === act);
  const request = requestKinds.find((known) => known === turn.request);
  return (
    kind && {
      kind,
      ...(questionIndex === undefined ? {} : { questionIndex }),
      ...(request ? { request } : {}),
      ...(turn.skips ? { skips: turn.skips } : {}),
    }
  );
}

function asReason(reason: string | undefined): DisconnectReason | null {
  return disconnectReasons.find((known) => known === reason) ?? null;
}
