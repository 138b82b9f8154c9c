export { Schema, type Model } from 'mongoose';
export { batched } from './batched';
export { insertEach } from './insert-each';
export { collectionOf, isDuplicateKey, makeMongo, type Mongo } from './mongo';
export { mongoOutbox, outboxFields, outboxIndex, outboxOf, outboxUpdate, type WithOutbox } from './outbox';
