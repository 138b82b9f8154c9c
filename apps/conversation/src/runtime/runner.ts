import type { Effect, Input, SessionFrame } from '../domain/inputs';
import { nextTickMs } from '../domain/on-tick';
import type { Client, InterviewAgents, OwnedSession } from '../domain/ports';
import { lastTurn, type SessionState } from '../domain/session-state';
import { step } from '../domain/step';
import { type AudioFrame, closeCodes, type Platform } from '@colloquy/contracts';
import { makeEffects, type RunnerDeps, type Welcome } from './effects';
import { makeLiveSoundBudget, makeSoundBudget } from './sound-budget';
import type { UsageMeter } from './usage-meter';

/** A session that this process conducts. */
export interface Runner {
  readonly ref: OwnedSession;
  readonly platform: Platform;
  /** Zero of the session's offsets, milliseconds since the epoch. */
  readonly startedAtMs: number;
  readonly usage: UsageMeter;
  /** Names and terms that the expert is likely to say. */
  readonly vocabulary: readonly string[];
  /** Resolves when the session is over, or when this process lets go of a session that goes on. */
  readonly done: Promise<'over' | 'let-go'>;
  /** Connects a client in place of the one before. */
  attach(client: Client, lastSequence: number): void;
  /** The client has gone; ignored if another one is connected. */
  detach(client: Client): void;
  hangUp(client: Client): void;
  receive(client: Client, frame: SessionFrame): void;
  /** The client's next `say` is likely to have these words: the interviewer may think about its answer already. */
  prepare(client: Client, words: string): void;
  /** A piece of the recording has arrived from the client. @returns whether it may be stored */
  takeSound(client: Client, piece: AudioFrame): boolean;
  /** Live sound has arrived from the client. @returns false if there is more sound than time */
  takeLiveSound(client: Client, durationMs: number): boolean;
  /** Takes what a client said or heard before it lost its connection. */
  receiveLate(frame: SessionFrame): void;
  connected(): boolean;
  /** Whether the session has a turn. */
  spoken(): boolean;
  /** Whether a turn or the end is being stored. */
  busy(): boolean;
  /** Ends the session in favour of a new one. */
  supersede(startOver: boolean, by: Platform): void;
  /** Ends the session because the expert has withdrawn the consent elsewhere. */
  withdraw(): void;
  /** Ignores the client from now on: the process is stopping. */
  ignoreClient(): void;
  /** Stops at once and disconnects the client; another process may carry on from the stored turns. */
  abandon(closeCode: number): void;
}

/** Drives the pure step: one input at a time, effects in order, one timer. Results of effects come back as inputs. */
export function makeRunner(
  initial: SessionState,
  welcome: Welcome,
  agents: InterviewAgents,
  deps: RunnerDeps,
): Runner {
  let state = initial;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ignoring = false;
  let over = false;
  const mayStore = makeSoundBudget(initial.facts.startedAtMs, deps.clock);
  const mayTakeLive = makeLiveSoundBudget(deps.clock);
  let finish: (how: 'over' | 'let-go') => void = () => undefined;
  const done = new Promise<'over' | 'let-go'>((resolve) => (finish = resolve));

  const effects = makeEffects(welcome, agents, deps, {
    dispatch,
    state: () => state,
    client: () => client,
    over: () => stop(closeCodes.done, 'over'),
    giveUp: (closeCode) => stop(closeCode, 'let-go'),
  });

  function dispatch(input: Input): void {
    if (over) return;
    const next = step(state, input, deps.clock.now().getTime());
    state = next.state;
    for (const effect of next.effects) run(effect);
    arm();
  }

  function run(effect: Effect): void {
    if (!over) effects.run(effect);
  }

  function arm(): void {
    clearTimeout(timer);
    const at = over ? undefined : nextTickMs(state);
    if (at === undefined) return;
    const waitMs = Math.max(0, at - deps.clock.now().getTime());
    timer = setTimeout(() => dispatch({ type: 'tick' }), Math.min(waitMs, 60_000));
  }

  function stop(closeCode: number, how: 'over' | 'let-go'): void {
    if (over) return;
    over = true;
    clearTimeout(timer);
    effects.stop();
    client?.close(closeCode);
    client = undefined;
    finish(how);
  }

  dispatch({ type: 'tick' }); // finishes what the previous owner left undone
  return {
    ref: welcome.ref,
    platform: initial.facts.platform,
    startedAtMs: initial.facts.startedAtMs,
    usage: welcome.usage,
    vocabulary: welcome.vocabulary,
    done,
    attach(newcomer, lastSequence) {
      client?.close(closeCodes.replaced);
      client = newcomer;
      dispatch({ type: 'connected', lastSequence });
      effects.noteConnection();
    },
    detach(gone) {
      if (gone !== client) return;
      client = undefined;
      dispatch({ type: 'disconnected' });
      effects.noteConnection();
    },
    hangUp(gone) {
      if (gone !== client) return;
      client = undefined;
      dispatch({ type: 'hung-up' });
      effects.noteConnection();
    },
    receive(from, frame) {
      if (from === client && !ignoring) dispatch({ type: 'frame', frame });
    },
    prepare(from, words) {
      if (from === client && !ignoring && !over) effects.prepare(words);
    },
    takeSound(from, piece) {
      if (!mayStore(piece)) return false;
      if (from === client && !ignoring) dispatch({ type: 'sound' });
      return true;
    },
    takeLiveSound(from, durationMs) {
      if (!mayTakeLive(durationMs)) return false;
      if (from === client && !ignoring) dispatch({ type: 'sound' });
      return true;
    },
    receiveLate(frame) {
      if (!ignoring) dispatch({ type: 'frame', frame });
    },
    connected: () => client !== undefined,
    spoken: () => lastTurn(state) !== undefined,
    busy: () => state.pending.length > 0 || state.ending?.sent === true,
    supersede: (startOver, by) => dispatch({ type: 'superseded', startOver, by }),
    withdraw: () => dispatch({ type: 'withdrawn-elsewhere' }),
    ignoreClient: () => (ignoring = true),
    abandon: (closeCode) => stop(closeCode, 'let-go'),
  };
}
