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
  rememberMs: number;
  forgetEveryMs: number;
  clock: Clock;
  logger: Logger;
}

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
