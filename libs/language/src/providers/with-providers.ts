import { inSpan } from '@colloquy/tracing';
import { callFailed, tooLate } from '../models/post';
import { type Circuit, makeCircuit } from './circuit';
import {
  isInvalid,
  type OnCall,
  type Outcome,
  outcomeOf,
  type ProviderName,
  type Purpose,
} from './provider-call';

export interface Provider<P> {
  name: ProviderName;
  port: P;
}

export interface CallLimits {
  /** Limit on the whole call; each provider gets an equal share of the remaining time to begin. */
  totalMs: number;
  /** Limit of each attempt on the wait for each piece, or only for the first one if this machine is slow (`local`). */
  pieceMs?: number;
}

export interface Call<P, T> {
  purpose: Purpose;
  limits: CallLimits;
  ask: (port: P, signal: AbortSignal) => AsyncIterable<T>;
  /** Returns whether a provider can answer; default: each can. */
  serves?: (port: P) => boolean;
  /** Calls to an unavailable provider; default 1. */
  attempts?: number;
  /** Returns how long a piece is played, milliseconds; if present, the next attempt begins a broken answer again. */
  playsMs?: (piece: T) => number;
  /** The consumer waits for the end: a broken answer is begun again, and a provider must end within its share. */
  restarts?: boolean;
  /** Returns whether an error is the caller's to handle, so that no other provider is asked. */
  isFinal?: (error: unknown, isFirstProvider: boolean) => boolean;
}

const repeatable: readonly Outcome[] = ['unavailable', 'malformed'];

/** Streams the answer of the first provider that gives one; only one that is played or `restarts` is begun again. */
export function withProviders<P>(providers: readonly Provider<P>[], onCall: OnCall) {
  const guarded = providers.map((provider) => ({ ...provider, circuit: makeCircuit() }));

  return async function* answer<T>(
    call: Call<P, T>,
    signal: AbortSignal,
  ): AsyncGenerator<T, void, undefined> {
    const { attempts = 1, playsMs, restarts = false, isFinal = isInvalid, limits } = call;
    const mayBeginAgain = restarts || playsMs !== undefined;
    const endsAt = performance.now() + limits.totalMs;
    let failure: unknown;
    for (const [index, provider] of guarded.entries()) {
      if (call.serves?.(provider.port) === false) continue;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        signal.throwIfAborted();
        const totalMs = Math.max(0, (endsAt - performance.now()) / (guarded.length - index));
        const own = { ...limits, totalMs, endsAt: restarts ? performance.now() + totalMs : endsAt };
        let isBegun = false;
        try {
          for await (const piece of attempted(provider, call, own, signal, onCall)) {
            isBegun = true;
            yield piece;
          }
          return;
        } catch (error) {
          signal.throwIfAborted();
          if ((isBegun && !mayBeginAgain) || isFinal(error, index === 0)) throw error;
          failure = error;
          if (!isBegun && !repeatable.includes(outcomeOf(error))) break;
        }
      }
    }
    throw failure ?? callFailed('unavailable', 'NO_PROVIDER', 'No provider is configured for this call');
  };
}

async function* attempted<P, T>(
  { name, port, circuit }: Provider<P> & { circuit: Circuit },
  { purpose, ask, playsMs }: Call<P, T>,
  limits: AttemptLimits,
  signal: AbortSignal,
  onCall: OnCall,
): AsyncGenerator<T, void, undefined> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const limit = limited(limits, signal);
  let firstSeconds: number | undefined;
  let playedMs = 0;
  let outcome: Outcome = 'ok';
  let admitted: { end(outcome: Outcome): void } | undefined;
  try {
    admitted = await circuit.enter((work) => inSpan(`${purpose} ${name}`, {}, work));
    for await (const piece of ask(port, limit.signal)) {
      limit.came();
      firstSeconds ??= seconds();
      playedMs += playsMs?.(piece) ?? 0;
      yield piece;
      if (name !== 'local') limit.waits((firstSeconds - seconds()) * 1000 + playedMs);
    }
  } catch (error) {
    outcome = signal.aborted ? 'aborted' : outcomeOf(error);
    throw error;
  } finally {
    limit.over();
    admitted?.end(outcome);
    onCall({
      purpose,
      provider: name,
      outcome,
      seconds: seconds(),
      ...(firstSeconds !== undefined && { firstSeconds }),
    });
  }
}

interface AttemptLimits extends CallLimits {
  /** On the clock of `performance.now()`. */
  endsAt: number;
}

/** Returns a signal that is aborted with `signal`, or with AppError `timeout` when a limit is exceeded. */
function limited({ totalMs, pieceMs, endsAt }: AttemptLimits, signal: AbortSignal) {
  const abort = new AbortController();
  const give = () => abort.abort(signal.reason);
  const giveUp = () => abort.abort(tooLate());
  let total = setTimeout(giveUp, totalMs);
  let isBegun = false;
  let piece: NodeJS.Timeout | undefined;
  const waits = (busyMs: number) => {
    piece = pieceMs === undefined ? undefined : setTimeout(giveUp, Math.max(pieceMs, busyMs));
  };
  waits(0);
  signal.addEventListener('abort', give, { once: true });
  return {
    signal: abort.signal,
    came(): void {
      clearTimeout(piece);
      if (isBegun) return;
      isBegun = true;
      clearTimeout(total);
      total = setTimeout(giveUp, Math.max(0, endsAt - performance.now()));
    },
    /** Starts the limit for the next piece. @param busyMs how long the earlier pieces are still played */
    waits,
    over: () => {
      clearTimeout(total);
      clearTimeout(piece);
      signal.removeEventListener('abort', give);
    },
  };
}
