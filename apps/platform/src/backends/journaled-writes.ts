// The embedded MongoDB engine loses writes that it acknowledged with { w: 'majority', j: true } if it is killed right
// after the answer; it keeps those with { w: 1, j: true }. Both mean the same on a server without replicas.

/** An OP_MSG: 16 bytes of header, of which the last 4 are its kind, 4 of flags, then sections. */
const opMsg = 2013;
const bodyKindAt = 20;
const bodyAt = 21;

const majority = Buffer.from('\x02w\0\x09\0\0\0majority\0', 'latin1');

/** BSON of { w: 1, j: true }. */
const journaled = Buffer.from('\x10\0\0\0\x10w\0\x01\0\0\0\x08j\0\x01\0', 'latin1');

/** Returns a whole wire message with its write concern `majority` replaced by one that the engine keeps. */
export function withJournaledWrites(message: Buffer): Buffer {
  if (message.readInt32LE(12) !== opMsg || message[bodyKindAt] !== 0) return message;
  const begin = findDocument(message, 'writeConcern');
  if (begin === undefined) return message;
  const end = begin + message.readInt32LE(begin);
  if (!message.subarray(begin, end).includes(majority)) return message;
  const changed = Buffer.concat([message.subarray(0, begin), journaled, message.subarray(end)]);
  changed.writeInt32LE(changed.length, 0);
  changed.writeInt32LE(message.readInt32LE(bodyAt) + changed.length - message.length, bodyAt);
  return changed;
}

/**
 * Returns the offset of the document of a top-level field of the command. A search for the name alone would also find
 * it in stored data.
 */
function findDocument(message: Buffer, wanted: string): number | undefined {
  const end = bodyAt + message.readInt32LE(bodyAt) - 1;
  let at = bodyAt + 4;
  while (at < end) {
    const type = message[at] ?? 0;
    const nameEnd = message.indexOf(0, at + 1);
    const value = nameEnd + 1;
    if (type === 3 && message.toString('latin1', at + 1, nameEnd) === wanted) return value;
    const size = sizeOf(type, message, value);
    if (nameEnd < at || size === undefined || size < 0) return undefined; // malformed: the engine will say so
    at = value + size;
  }
  return undefined;
}

/** Bytes of each type of BSON value that has a fixed size. */
const fixedSizes: Record<number, number | undefined> = {
  1: 8,
  7: 12,
  8: 1,
  9: 8,
  10: 0,
  16: 4,
  17: 8,
  18: 8,
  19: 16,
  127: 0,
  255: 0,
};

/** Returns the bytes of a BSON value; undefined for a type that no command has at its top level. */
function sizeOf(type: number, message: Buffer, at: number): number | undefined {
  if (type === 2) return 4 + message.readInt32LE(at); // text
  if (type === 3 || type === 4) return message.readInt32LE(at); // document, array
  if (type === 5) return 5 + message.readInt32LE(at); // bytes
  return fixedSizes[type];
}
