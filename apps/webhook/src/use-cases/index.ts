import type { Clock } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { Result } from '../domain/delivery';
import type {
  ClaimRepository,
  DeliveryRepository,
  Notifications,
  Permits,
  Send,
  Sign,
} from '../domain/ports';
import { makeCloseAbandoned } from './close-abandoned';
import { makeForgetDeliveries, makeMayBeForgotten } from './forget-deliveries';
import { makeQueueDeliveries } from './queue-deliveries';
import { makeSendTest } from './send-test';

export interface Deps {
  deliveries: DeliveryRepository;
  claims: ClaimRepository;
  notifications: Notifications;
  permits: Permits;
  sendTest: Send;
  sign: Sign;
  observe: (result: Result) => void;
  /** How long finished deliveries are kept, milliseconds. */
  rememberMs: number;
  /** Interval between removals of old deliveries, milliseconds. */
  forgetEveryMs: number;
  clock: Clock;
  logger: Logger;
}

/** The attempt itself is not among them: the dispatcher makes it. */
export function makeUseCases(deps: Deps) {
  const mayBeForgotten = makeMayBeForgotten(deps.clock, deps.rememberMs);
  return {
    queueDeliveries: makeQueueDeliveries({ ...deps, mayBeForgotten }),
    mayBeForgotten,
    closeAbandoned: makeCloseAbandoned(deps),
    forgetDeliveries: makeForgetDeliveries({ ...deps, everyMs: deps.forgetEveryMs }),
    sendTest: makeSendTest({ ...deps, send: deps.sendTest }),
  };
}
