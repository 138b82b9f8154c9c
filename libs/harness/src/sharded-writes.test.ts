import { Schema } from 'mongoose';
import { schemaProblems, writeProblems } from './sharded-writes';

const shardKey = ['accountId', 'interviewId'];
const whole = { accountId: 'a', interviewId: 'i' };
const update = (...updates: object[]) => ({ update: 'turns', updates });

test.each([
  ['an insert with the key', { insert: 'turns', documents: [{ _id: 1, ...whole }] }],
  ['an update by the key', update({ q: { ...whole, role: 'agent' } })],
  ['an update by several keys', update({ q: { ...whole, accountId: { $in: ['a', 'b'] } }, multi: true })],
  ['an upsert by the key', update({ q: whole, upsert: true })],
  ['a delete by the key', { delete: 'turns', deletes: [{ q: whole, limit: 0 }] }],
  ['a delete of everything', { delete: 'turns', deletes: [{ q: {}, limit: 0 }] }],
  ['a findAndModify by the key', { findAndModify: 'turns', query: whole }],
  ['a read', { find: 'turns', filter: {} }],
])('%s works on a sharded cluster', (_, command) => {
  expect(writeProblems(command, shardKey)).toEqual([]);
});

test.each([
  ['an insert without a part of the key', { insert: 'turns', documents: [{ accountId: 'a' }] }],
  ['an update by id', update({ q: whole }, { q: { _id: 1, accountId: 'a' } })],
  ['an update by a range', update({ q: { ...whole, interviewId: { $gt: 'a' } } })],
  ['an upsert by several keys', update({ q: { ...whole, interviewId: { $in: ['i', 'j'] } }, upsert: true })],
  ['a delete by other fields', { delete: 'turns', deletes: [{ q: { accountId: 'a', role: 'agent' } }] }],
  ['a findAndModify by id', { findAndModify: 'turns', query: { _id: 1, accountId: 'a' } }],
])('%s is a problem', (_, command) => {
  expect(writeProblems(command, shardKey)).toEqual([
    `${Object.keys(command)[0]} of turns without interviewId`,
  ]);
});

test('a schema says how its collection is sharded, by a key with which all unique indexes begin', () => {
  const schema = (options: object) =>
    new Schema({ accountId: String, number: Number }, options).index({ number: 1 }, { unique: true });
  expect(schemaProblems('things', schema({}))).toEqual(['things: the schema lacks the option shardKey']);
  expect(schemaProblems('things', schema({ shardKey: { _id: 'hashed' } }))).toEqual([
    'things: {"number":1} is unique but does not begin with the shard key',
  ]);
  expect(schemaProblems('things', schema({ shardKey: { number: 1 } }))).toEqual([]);
  expect(schemaProblems('things', schema({ shardKey: {} }))).toEqual([]);
});
