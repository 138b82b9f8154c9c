export { makeSynchronisedClock, type SynchronisedClock } from './synchronised-clock';
export { answerTtlMs, untilAnswersExpire, type UntilAnswersExpire } from './answer-ttl';
export {
  AppError,
  errorKinds,
  isTransient,
  toAppError,
  type ErrorDetails,
  type ErrorKind,
} from './app-error';
export { makeTtlCache } from './ttl-cache';
export { systemClock, type Clock } from './clock';
export { makeDueWorker } from './due-worker';
export { derivedId, isUuid, newId, type NewId } from './ids';
export { type FairQueue, makeFairQueue, type Release } from './fair-queue';
export type { App, Component } from './lifecycle';
export { type Caller, callerNow, onBehalfOf } from './on-behalf-of';
export { sha256Of } from './sha256';
export { type Stopwatch } from './stopwatch';
export { backoffMs, pause } from './wait';
