import { type AudioFrame, closeCodes, type Platform } from '@colloquy/contracts';
import type { Input, SessionFrame } from '../domain/inputs';
import type { Client, InterviewAgents, OwnedSession } from '../domain/ports';
import { lastTurn, type SessionState } from '../domain/session-state';
import { makeEffects } from './effects';
import type { RunnerDeps, Welcome } from './runner-deps';
import { makeLiveSoundBudget, makeSoundBudget } from './sound-budget';
import { makeStepDriver } from './step-driver';
import type { UsageMeter } from './usage-meter';

export interface Runner {
  readonly ref: OwnedSession;
  readonly platform: Platform;
  /** Zero of the session's offsets, milliseconds since the epoch. */
  readonly startedAtMs: number;
  readonly usage: UsageMeter;
  readonly vocabulary: readonly string[];
  /** Resolves when the session is over, or when another process may go on with it. */
  readonly done: Promise<'over' | 'released'>;
  attach(client: Client, lastSequence: number): void;
  /** Ignored if another client is connected. */
  detach(client: Client): void;
  /** The expert hung up, now or before `detach`. @param isMachine whether no person has answered the call */
  hangUp(client: Client, isMachine?: boolean): void;
  receive(client: Client, frame: SessionFrame): void;
  /** The client's next `say` is likely to have these words; undefined: the expert goes on. */
  prepare(client: Client, words: string | undefined): void;
  /** @returns whether the piece of the recording may be stored */
  takeSound(client: Client, piece: AudioFrame): boolean;
  /** @returns false if more audio arrived than can have been spoken */
  takeLiveSound(client: Client, durationMs: number): boolean;
  /** Takes words that the client sent before it lost its connection. */
  receiveLate(frame: SessionFrame): void;
  isConnected(): boolean;
  hasTurns(): boolean;
  /** Whether a turn or the end is being stored. */
  isBusy(): boolean;
  supersede(startOver: boolean, by: Platform): void;
  withdraw(): void;
  ignoreClient(): void;
  /** Stops at once; another process may carry on from the stored turns. */
  abandon(closeCode: number): void;
}

export function makeRunner(
  initial: SessionState,
  welcome: Welcome,
  agents: InterviewAgents,
  deps: RunnerDeps,
): Runner {
  let client: Client | undefined;
  let isClientIgnored = false;
  const mayStore = makeSoundBudget(initial.facts.startedAtMs, deps.clock);
  const mayTakeLive = makeLiveSoundBudget(deps.clock);
  let finish: (how: 'over' | 'released') => void = () => undefined;
  const done = new Promise<'over' | 'released'>((resolve) => (finish = resolve));

  const driver = makeStepDriver(initial, deps.clock, (effect) => effects.run(effect));
  const { dispatch, state } = driver;
  const effects = makeEffects(welcome, agents, deps, {
    dispatch,
    state,
    client: () => client,
    over: () => stop(closeCodes.done, 'over'),
    giveUp: (closeCode) => stop(closeCode, 'released'),
  });
  const isHeard = (from: Client) => from === client && !isClientIgnored;

  function takeIf(isWithinBudget: boolean, from: Client): boolean {
    if (isWithinBudget && isHeard(from)) dispatch({ type: 'sound' });
    return isWithinBudget;
  }

  function leave(input: Input): void {
    client = undefined;
    dispatch(input);
    effects.noteConnection();
  }

  function stop(closeCode: number, how: 'over' | 'released'): void {
    if (driver.isStopped()) return;
    driver.stop();
    effects.stop();
    client?.close(closeCode);
    client = undefined;
    finish(how);
  }

  dispatch({ type: 'tick' }); // finishes the previous owner's pending work
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
      if (gone === client) leave({ type: 'disconnected' });
    },
    hangUp(gone, isMachine = false) {
      if (!client || gone === client) leave({ type: 'hung-up', isMachine });
    },
    receive(from, frame) {
      if (isHeard(from)) dispatch({ type: 'frame', frame });
    },
    prepare(from, words) {
      if (isHeard(from) && !driver.isStopped()) effects.prepare(words);
    },
    takeSound: (from, piece) => takeIf(mayStore(piece), from),
    takeLiveSound: (from, durationMs) => takeIf(mayTakeLive(durationMs), from),
    receiveLate(frame) {
      if (!isClientIgnored) dispatch({ type: 'frame', frame });
    },
    isConnected: () => client !== undefined,
    hasTurns: () => lastTurn(state()) !== undefined,
    isBusy: () => state().pending.length > 0 || state().ending?.isSent === true,
    supersede: (startOver, by) => dispatch({ type: 'superseded', startOver, by }),
    withdraw: () => dispatch({ type: 'withdrawn-elsewhere' }),
    ignoreClient: () => (isClientIgnored = true),
    abandon: (closeCode) => stop(closeCode, 'released'),
  };
}
