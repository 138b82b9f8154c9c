import type { DisplayTurn, Platform } from '@colloquy/contracts';
import { decideEnd } from './ending';
import type { Step } from './inputs';
import { endedFrame } from './frames';
import { connectedMsAt, progressOf, type Turn, type SessionState } from './session-state';

const shownTurns = 200;
const shownCharacters = 500_000;

export function onConnected(state: SessionState, lastSequence: number, now: number): Step {
  if (state.ended)
    return { state, effects: [{ type: 'send', frame: endedFrame(state, state.ended) }, { type: 'over' }] };
  return {
    state: {
      ...state,
      connectedSinceMs: state.connectedSinceMs ?? now,
      goneSinceMs: undefined,
      quietSinceMs: Math.max(now, state.quietSinceMs),
      activeAtMs: Math.max(now, state.activeAtMs),
      prompts: 0,
    },
    effects: [
      {
        type: 'welcome',
        turns: unseen(state, lastSequence),
        progress: progressOf(state),
        closing: state.closedAtMs !== undefined,
      },
      ...(mayRecord(state) ? [{ type: 'may-record' as const }] : []),
    ],
  };
}

/** The page records after it has asked for consent itself. */
const mayRecord = ({ facts, consentIsDue }: SessionState) => facts.platform === 'PHONE' && !consentIsDue;

export function onDisconnected(state: SessionState, now: number): Step {
  if (state.connectedSinceMs === undefined) return { state, effects: [] };
  return {
    state: {
      ...state,
      connectedMs: connectedMsAt(state, now),
      connectedSinceMs: undefined,
      goneSinceMs: now,
    },
    effects: [],
  };
}

/** A withdrawal or a refusal of consent is carried out before the end. */
export function onHungUp(state: SessionState, isMachine: boolean, now: number): Step {
  const gone = onDisconnected(state, now).state;
  if (isMachine) return { state: decideEnd(gone, 'machine', now), effects: [] };
  if (gone.exitRequest) return { state: gone, effects: [] };
  const cause = gone.closedAtMs === undefined ? 'client-gone' : 'expert-ended';
  return { state: decideEnd(gone, cause, now), effects: [] };
}

export function onSuperseded(
  state: SessionState,
  { startOver, by }: { startOver: boolean; by: Platform },
  now: number,
): Step {
  const cause = startOver ? 'client-gone' : by === state.facts.platform ? 'redialed' : 'switched';
  return { state: decideEnd(state, cause, now), effects: [] };
}

function unseen(state: SessionState, lastSequence: number): DisplayTurn[] {
  const { sessionId } = state.facts;
  const has = (turn: Turn) =>
    lastSequence >= 0 && (turn.sessionId !== sessionId || turn.sequence <= lastSequence);
  const turns = state.history.filter((turn) => !has(turn)).slice(-shownTurns);
  let characters = 0;
  const from = turns.findLastIndex(({ text }) => (characters += text.length) > shownCharacters);
  return turns.slice(from + 1).map((turn) => ({
    sessionId: turn.sessionId,
    sequence: turn.sequence,
    role: turn.role,
    text: turn.text,
    ...(turn.persona === undefined ? {} : { persona: turn.persona }),
  }));
}
