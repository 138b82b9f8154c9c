export { makeAgreedClock, type AgreedClock } from './agreed-clock';
export { answerLifeMs, untilAnswersExpire, type UntilAnswersExpire } from './answer-life';
export {
  AppError,
  errorKinds,
  isTransient,
  toAppError,
  type ErrorDetails,
  type ErrorKind,
} from './app-error';
export { makeBriefCache, type BriefCache } from './brief-cache';
export { systemClock, type Clock } from './clock';
export { makeDueWorker } from './due-worker';
export { derivedId, isUuid, newId, type NewId } from './ids';
export type { App, Component } from './lifecycle';
export { stopwatch, type Stopwatch } from './stopwatch';
export { backoffMs, pause } from './wait';
