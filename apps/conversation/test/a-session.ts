import type { ServerFrame } from '@colloquy/contracts';
import type { Ask, Effect, Input, Move, SessionFrame } from '../src/domain/inputs';
import type { Limits } from '../src/domain/limits';
import { nextTickMs } from '../src/domain/on-tick';
import { restoreSession } from '../src/domain/restore-session';
import type { Handoff, Turn, SessionFacts, SessionState, Speaker } from '../src/domain/session-state';
import { step } from '../src/domain/step';

/** Default limits of the platform. */
export const limits: Limits = {
  earlyDisconnectMs: 20_000,
  silencePromptMs: 15_000,
  silencePrompts: 3,
  graceMs: 60_000,
  vanishMs: 30_000,
  closingMs: 30_000,
  countdownMs: 20_000,
  waitMs: 180_000,
  maxDurationMs: 7_200_000,
  maxTurns: 400,
};

export const sessionId = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
export const earlierSessionId = '7b1f9f5e-0a53-4a55-9a30-6a3a6f0c7a12';
const startedAtMs = 1_000_000;

const someFacts: SessionFacts = {
  sessionId,
  interviewId: '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1',
  language: 'en',
  platform: 'WEB',
  startedAtMs,
  questionCount: 3,
  earlierMs: 0,
  beganAtMs: startedAtMs,
  earlierTextBytes: 0,
  redirectUrl: '',
  limits,
};

export const sam: Speaker = { agentId: 'agent-sam', versionNumber: 1, name: 'General', persona: 'Sam' };
export const kim: Speaker = {
  agentId: 'agent-kim',
  versionNumber: 3,
  name: 'Prices',
  persona: 'Kim',
  language: 'es',
};

export const toKim: Handoff = {
  id: 'handoff',
  ruleId: 'rule',
  condition: 'prices',
  from: sam,
  to: kim,
  delayMs: 0,
  introduces: false,
};

export function aTurn(over: Partial<Turn> & Pick<Turn, 'sequence' | 'role'>): Turn {
  return {
    sessionId,
    text: 'words',
    offsetMs: 0,
    durationMs: 0,
    act: over.role === 'agent' ? 'question' : '',
    utteranceId: '',
    ...over,
  };
}

/** Drives a session on the test's clock. Writes succeed at once unless they are held back. */
export function aSession(
  over: {
    facts?: Partial<SessionFacts>;
    history?: Turn[];
    inCharge?: Parameters<typeof restoreSession>[3];
    consentIsDue?: boolean;
  } = {},
) {
  let now = startedAtMs;
  const inCharge = over.inCharge ?? { speaker: sam, wasHandedOver: false, hasSpoken: true };
  const facts = { ...someFacts, ...over.facts };
  const before = {
    connectedMs: 0,
    gotSound: false,
    consentIsDue: over.consentIsDue ?? false,
    isWithdrawn: false,
  };
  let state: SessionState = restoreSession(facts, over.history ?? [], before, inCharge, now);
  const effects: Effect[] = [];
  const open: Effect[] = [];
  let holding = false;

  function give(input: Input): void {
    const next = step(state, input, now);
    state = next.state;
    effects.push(...next.effects);
    open.push(...next.effects);
    if (!holding) settle();
  }

  /** Lets the pending writes succeed. */
  function settle(): void {
    for (let effect = open.shift(); effect; effect = open.shift()) {
      if (effect.type === 'append') give({ type: 'appended' });
      if (effect.type === 'hand-over') give({ type: 'handed-over' });
      if (effect.type === 'consent') give({ type: 'consented' });
      if (effect.type === 'withdraw') give({ type: 'withdrawn' });
      if (effect.type === 'hold') give({ type: 'held', untilMs: effect.untilMs ?? now + 1_000_000 });
      if (effect.type === 'end') give({ type: 'recorded-end', reason: effect.reason });
    }
  }

  const session = {
    give,
    settle,
    state: () => state,
    effects,
    of: <T extends Effect['type']>(type: T) =>
      effects.filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type),
    sent: (type: ServerFrame['type']) =>
      session
        .of('send')
        .map(({ frame }) => frame)
        .filter((frame) => frame.type === type),
    holdWrites: () => (holding = true),
    connect: (lastSequence = -1) => give({ type: 'connected', lastSequence }),
    disconnect: () => give({ type: 'disconnected' }),
    frame: (frame: SessionFrame) => give({ type: 'frame', frame }),
    say: (utteranceId: string, text = 'an answer') => session.frame({ type: 'say', utteranceId, text }),
    /** Answers the last request to the interviewer. */
    answer: (over: Partial<Move> = {}) => {
      const asked = session.of('ask').at(-1);
      const ask: Ask = asked?.ask ?? 'next';
      const move: Move = { text: 'A question?', act: 'question', then: 'listen', ...over };
      give({ type: 'move', askId: asked?.askId ?? 0, ask, move });
    },
    /** Advances the clock through all deadlines on the way, and answers silence prompts. */
    pass: (ms: number) => {
      const until = now + ms;
      for (let due = nextTickMs(state); due !== undefined && due <= until; due = nextTickMs(state)) {
        now = Math.max(now, due);
        give({ type: 'tick' });
        const asked = effects.at(-1);
        if (asked?.type === 'ask' && asked.ask === 'silence') session.answer({ act: 'prompt' });
        else if (asked?.type === 'ask') break;
      }
      now = Math.max(now, until);
    },
    now: () => now,
    ended: () => state.ended,
  };
  return session;
}
