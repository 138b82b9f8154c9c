export { Schema, type Model } from 'mongoose';
export { batched } from './batched';
export {
  byId,
  collectionOf,
  deleteAll,
  deleteSome,
  isDuplicateKey,
  keyFields,
  keysOf,
  updateFirst,
} from './collection';
export { makeDueClaims, makeDueRounds } from './due-rounds';
export { insertEach } from './insert-each';
export { makeMongo, type Mongo } from './mongo';
export {
  mongoOutbox,
  outboxFields,
  outboxIndex,
  outboxKept,
  outboxOf,
  outboxUpdate,
  type WithOutbox,
} from './outbox';
export { type EventRelay, writeWithEvents } from './outbox-write';
export { dailyQuotaSchema, makeDailyQuota } from './daily-quota';
