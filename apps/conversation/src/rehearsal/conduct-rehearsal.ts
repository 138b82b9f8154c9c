import { setImmediate as otherWork } from 'node:timers/promises';
import type { DisconnectReason, RehearsalWish } from '@colloquy/contracts';
import type { Effect, Input } from '../domain/inputs';
import type { InterviewAgents } from '../domain/ports';
import { restoreSession } from '../domain/restore-session';
import type { SessionFacts, SessionState, Speaker, Turn } from '../domain/session-state';
import { step } from '../domain/step';
import { momentOf } from '../runtime/asking';
import type { Reply } from './simulated-expert';

export interface Rehearsal {
  turns: readonly Turn[];
  wishes: readonly SaidWish[];
  ended: DisconnectReason;
  durationSeconds: number;
}

export interface SaidWish {
  wish: RehearsalWish;
  turn: number;
}

interface RehearsalSetup {
  facts: SessionFacts;
  speaker: Speaker;
  agents: InterviewAgents;
  /** Replies to the last turn, which is the agent's; undefined if the expert leaves. */
  expert: (history: readonly Turn[], wishes: readonly SaidWish[]) => Reply | undefined;
}

const wordsPerSecond = 2.5;

const spokenMs = (text: string): number => Math.round((text.split(/\s+/).length / wordsPerSecond) * 1000);

/** Conducts a session by the real rules, on a clock that only words advance. @throws the reason of `signal` */
export async function conductRehearsal(
  { facts, speaker, agents, expert }: RehearsalSetup,
  signal: AbortSignal,
): Promise<Rehearsal> {
  let now = facts.startedAtMs;
  const before = { connectedMs: 0, gotSound: false, consentIsDue: false, isWithdrawn: false };
  let state = restoreSession(facts, [], before, { speaker, wasHandedOver: false, hasSpoken: true }, now);
  const effects: Effect[] = [];
  const wishes: SaidWish[] = [];

  function take(input: Input): void {
    const next = step(state, input, now);
    state = next.state;
    effects.push(...next.effects);
  }

  async function give(input: Input): Promise<void> {
    take(input);
    for (let effect = effects.shift(); effect; effect = effects.shift()) {
      const result = await resultOf(effect, state, { agents, now, signal });
      if (result) take(result);
    }
    await otherWork();
    signal.throwIfAborted();
  }

  function say({ text, wish }: Reply): Promise<void> {
    const turn = state.history.length;
    const [offsetMs, durationMs] = [now - facts.startedAtMs, spokenMs(text)];
    if (wish) wishes.push({ wish, turn });
    now += durationMs;
    return give({
      type: 'frame',
      frame: { type: 'say', utteranceId: `${turn}`, text, offsetMs, durationMs },
    });
  }

  await give({ type: 'connected', lastSequence: -1 });
  while (!state.ended) {
    const last = state.history.at(-1);
    now += spokenMs(last?.text ?? '');
    const reply = last?.role === 'agent' ? expert(state.history, wishes) : undefined;
    if (!reply) {
      await give({ type: 'hung-up' });
      break;
    }
    await say(reply);
  }
  return {
    turns: state.history,
    wishes,
    ended: state.ended ?? 'client_disconnect',
    durationSeconds: Math.round((now - facts.startedAtMs) / 1000),
  };
}

/** Returns the result of an effect; undefined if the session does not wait for one. */
async function resultOf(
  effect: Effect,
  state: SessionState,
  { agents, now, signal }: { agents: InterviewAgents; now: number; signal: AbortSignal },
): Promise<Input | undefined> {
  switch (effect.type) {
    case 'ask': {
      const { askId, ask } = effect;
      return { type: 'move', askId, ask, move: await agents.say(ask, momentOf(state, now), signal) };
    }
    case 'append':
      return { type: 'appended' };
    case 'hand-over':
      return { type: 'handed-over' };
    case 'consent':
      return { type: 'consented' };
    case 'withdraw':
      return { type: 'withdrawn' };
    case 'hold':
      return { type: 'held', untilMs: effect.untilMs ?? now };
    case 'end':
      return { type: 'recorded-end', reason: effect.reason };
    default:
      return undefined;
  }
}
