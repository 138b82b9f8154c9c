import assert from 'node:assert/strict';
import { test } from 'node:test';
import mongoose from 'mongoose';
import { withJournaledWrites } from '../src/backends/journaled-writes.ts';

const { BSON } = mongoose.mongo;
const majority = { w: 'majority', j: true };

function messageOf(command: Record<string, unknown>, rest = Buffer.alloc(0)) {
  const message = Buffer.concat([Buffer.alloc(21), BSON.serialize(command), rest]);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(2013, 12);
  return message;
}

const commandOf = (message: Buffer) => BSON.deserialize(message.subarray(21, 21 + message.readInt32LE(21)));

test('a majority write becomes a journaled one, and nothing else of the message changes', () => {
  const sequence = Buffer.from('\x01rest of the message', 'latin1');
  const fields = {
    insert: 'notes',
    ordered: true,
    lsid: { id: new BSON.UUID() },
    txnNumber: BSON.Long.fromNumber(7),
    $db: 'test',
  };
  const before = messageOf({ ...fields, writeConcern: majority, comment: 'last' }, sequence);
  const after = withJournaledWrites(before);
  assert.equal(after.readInt32LE(0), after.length);
  assert.deepEqual(
    commandOf(after),
    commandOf(messageOf({ ...fields, writeConcern: { w: 1, j: true }, comment: 'last' })),
  );
  assert.deepEqual(after.subarray(-sequence.length), sequence);
});

test('what people store is left alone, whatever its names', () => {
  const message = messageOf({ insert: 'notes', documents: [{ writeConcern: majority }], $db: 'test' });
  assert.equal(withJournaledWrites(message), message);
});

test('another write concern, none at all and another kind of message are left alone', () => {
  const other = messageOf({ insert: 'notes', writeConcern: { w: 1 } });
  const none = messageOf({ find: 'notes', filter: {} });
  const reply = messageOf({ insert: 'notes', writeConcern: majority });
  reply.writeInt32LE(2004, 12);
  for (const message of [other, none, reply]) assert.equal(withJournaledWrites(message), message);
});

test('a malformed message is passed on or refused, never looped over', () => {
  const good = messageOf({ insert: 'notes', text: 'abc', writeConcern: majority });
  for (let at = 21; at < good.length; at += 1) {
    for (const byte of [0, 2, 3, 127, 255]) {
      const bad = Buffer.from(good);
      bad[at] = byte;
      try {
        withJournaledWrites(bad);
      } catch (error) {
        assert.ok(error instanceof RangeError, String(error));
      }
    }
  }
});
