import { closeSync, openSync, readSync } from 'node:fs';

/** `metadata_props` of `ModelProto` in onnx.proto. */
const metadataField = 14;
/** Longer entries, such as weights, are skipped; bytes. */
const maxEntryLength = 64 * 1024;

/** Returns the metadata of an ONNX model without reading its weights. @throws Error for another file */
export function onnxMetadata(file: string): ReadonlyMap<string, string> {
  const descriptor = openSync(file, 'r');
  try {
    const read = (at: number, length: number) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, at));
    };
    return new Map(
      fieldsOf(read).flatMap(({ number, bytes }) =>
        number === metadataField && bytes ? [entryOf(bytes)] : [],
      ),
    );
  } finally {
    closeSync(descriptor);
  }
}

function entryOf(entry: Buffer): [string, string] {
  const [key, value] = fieldsOf((at, length) => entry.subarray(at, at + length)).map(({ bytes }) =>
    String(bytes ?? ''),
  );
  return [key ?? '', value ?? ''];
}

interface Field {
  number: number;
  /** Absent for numbers and long fields. */
  bytes?: Buffer;
}

function fieldsOf(read: (at: number, length: number) => Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;

  function varint(): number | undefined {
    const bytes = read(at, 10);
    let value = 0;
    for (let nth = 0; nth < bytes.length; nth += 1) {
      value += ((bytes[nth] as number) & 0x7f) * 2 ** (7 * nth);
      if ((bytes[nth] as number) < 0x80) {
        at += nth + 1;
        return value;
      }
    }
    return undefined;
  }

  for (let tag = varint(); tag !== undefined; tag = varint()) {
    const [number, wireType] = [Math.floor(tag / 8), tag % 8];
    const size = wireType === 1 ? 8 : wireType === 5 ? 4 : varint();
    if (size === undefined || number === 0 || ![0, 1, 2, 5].includes(wireType)) throw notOnnx();
    if (wireType !== 2) fields.push({ number });
    else if (size > maxEntryLength) fields.push({ number });
    else fields.push({ number, bytes: read(at, size) });
    if (wireType !== 0) at += size;
    if (wireType === 2 && size > 0 && read(at - 1, 1).length === 0) throw notOnnx();
  }
  return fields;
}

const notOnnx = () => new Error('not a complete ONNX model');
