import type { Effect, Input, SessionFrame } from '../domain/inputs';
import { nextTickMs } from '../domain/on-tick';
import type { Cast, Client, Held, SessionRef } from '../domain/ports';
import { lastTurn, type SessionState } from '../domain/session-state';
import { step } from '../domain/step';
import { closeCodes, type Platform } from '@colloquy/contracts';
import { makeEffects, type RunnerDeps, type Welcome } from './effects';

/** One session as this process conducts it. */
export interface Runner {
  readonly ref: SessionRef;
  /** The session, and by which claim it is conducted here. */
  readonly held: Held;
  readonly platform: Platform;
  /** Where the clock of the session's turns and recording begins, milliseconds since the epoch. */
  readonly startedAtMs: number;
  /** Resolves when the session is over, or this process has let go of it while it goes on. */
  readonly done: Promise<'over' | 'let-go'>;
  /** Connects a client; one that was connected before is let go. */
  attach(client: Client, lastSequence: number): void;
  /** The client has gone; ignored when another one has taken its place. */
  detach(client: Client): void;
  /** The expert hung up. */
  hangUp(client: Client): void;
  take(client: Client, frame: SessionFrame): void;
  /** A piece of the recording came from the client. */
  hear(client: Client): void;
  connected(): boolean;
  /** Whether anything has been said in the session. */
  spoken(): boolean;
  /** Whether something is being written down. */
  busy(): boolean;
  /** Ends the session in favour of a new one. */
  supersede(startOver: boolean, by: Platform): void;
  /** The expert has withdrawn the consent elsewhere: the session ends. */
  withdraw(): void;
  /** Takes nothing more from the client: the process is stopping. */
  deafen(): void;
  /** Stops at once and lets the client go; another process may carry on from what is stored. */
  abandon(closeCode: number): void;
}

/**
 * Drives the pure step: inputs one at a time, effects in order, one timer for what is due next. Results of
 * effects come back as inputs.
 */
export function makeRunner(initial: SessionState, welcome: Welcome, cast: Cast, deps: RunnerDeps): Runner {
  let state = initial;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let deaf = false;
  let over = false;
  let finish: (how: 'over' | 'let-go') => void = () => undefined;
  const done = new Promise<'over' | 'let-go'>((resolve) => (finish = resolve));

  const effects = makeEffects(welcome, cast, deps, {
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

  dispatch({ type: 'tick' }); // what another process left undone
  return {
    ref: welcome.ref,
    held: welcome.held,
    platform: initial.facts.platform,
    startedAtMs: initial.facts.startedAtMs,
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
    take(from, frame) {
      if (from === client && !deaf) dispatch({ type: 'frame', frame });
    },
    hear(from) {
      if (from === client && !deaf) dispatch({ type: 'sound' });
    },
    connected: () => client !== undefined,
    spoken: () => lastTurn(state) !== undefined,
    busy: () => state.pending.length > 0 || state.ending?.sent === true,
    supersede: (startOver, by) => dispatch({ type: 'superseded', startOver, by }),
    withdraw: () => dispatch({ type: 'withdrawn-elsewhere' }),
    deafen: () => (deaf = true),
    abandon: (closeCode) => stop(closeCode, 'let-go'),
  };
}
