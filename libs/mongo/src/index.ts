export { Schema, type Model } from 'mongoose';
export { makeBatcher } from './batcher';
export { gathered, insertEach } from './gathered';
export { collectionOf, isDuplicateKey, makeMongo, type Mongo } from './mongo';
export { mongoOutbox, outboxFields, outboxIndex, outboxOf, outboxUpdate, type WithOutbox } from './outbox';
