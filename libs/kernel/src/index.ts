export { makeAgreedClock, type AgreedClock } from './agreed-clock';
export {
  AppError,
  errorKinds,
  isTransient,
  toAppError,
  type ErrorDetails,
  type ErrorKind,
} from './app-error';
export { systemClock, type Clock } from './clock';
export { makeDueWorker } from './due-worker';
export { derivedId, isUuid, newId, type NewId } from './ids';
export type { App, Part } from './lifecycle';
export { SlotSet } from './slot-set';
export { backoffMs, pause } from './wait';
