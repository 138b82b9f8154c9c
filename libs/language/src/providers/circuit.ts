import {
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';
import { callFailed } from '../models/post';
import { openCode, type Outcome } from './provider-call';

/** Failures in a row after which a provider is not called for {@link openMs}; then one call tries it. */
export const failuresToOpen = 3;
export const openMs = 10_000;

export interface Circuit {
  /** Admits a call until `end`; refusals and aborted calls are not failures. @throws AppError if the breaker is open */
  enter(during: (work: () => Promise<void>) => Promise<void>): Promise<{ end(outcome: Outcome): void }>;
}

export function makeCircuit(): Circuit {
  const breaker: CircuitBreakerPolicy = circuitBreaker(
    // a trial call that was aborted shows nothing: the breaker stays open
    handleWhen((error) => isFailure(error) || (isAborted(error) && breaker.state === CircuitState.HalfOpen)),
    { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(failuresToOpen) },
  );
  return {
    async enter(during) {
      // cockatiel would have other calls wait for the end of the trial call
      if (breaker.state === CircuitState.HalfOpen) throw isOpen();
      return new Promise((entered, refused) => {
        const untilEnd = () =>
          new Promise<void>((resolve, reject) => {
            entered({ end: (outcome) => (outcome === 'ok' ? resolve() : reject(new Ended(outcome))) });
          });
        breaker.execute(() => during(untilEnd)).catch(() => refused(isOpen()));
      });
    },
  };
}

class Ended extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome);
  }
}

const failures: readonly Outcome[] = ['timeout', 'unavailable', 'malformed'];

const isFailure = (error: unknown) => error instanceof Ended && failures.includes(error.outcome);
const isAborted = (error: unknown) => error instanceof Ended && error.outcome === 'aborted';

const isOpen = () =>
  callFailed('unavailable', openCode, 'The provider failed repeatedly and is not called for some seconds');
