/** A small ONNX model for tests. Field numbers: onnx.proto3 of ONNX 1.16. */
export interface OnnxModel {
  metadata: Readonly<Record<string, string | number>>;
  inputs: readonly OnnxValue[];
  outputs: readonly OnnxValue[];
  constants: Readonly<Record<string, OnnxTensor>>;
  nodes: readonly OnnxNode[];
}

export interface OnnxValue {
  name: string;
  type: 'float' | 'int64';
  shape: readonly (number | string)[];
}

interface OnnxTensor {
  shape: readonly number[];
  values: Float32Array | BigInt64Array;
}

export interface OnnxNode {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  /** Lists and whole numbers become integer attributes. */
  attributes?: Readonly<Record<string, number | readonly number[]>>;
}

const elementType = { float: 1, int64: 7 };
const attributeType = { integer: 2, integers: 7 };
const irVersion = 8;
const operators = 13;

export function onnxFile({ metadata, inputs, outputs, constants, nodes }: OnnxModel): Buffer {
  const graph = [
    ...nodes.map((node) => field(1, nodeOf(node))),
    field(2, 'graph'),
    ...Object.entries(constants).map(([name, tensor]) => field(5, tensorOf(name, tensor))),
    ...inputs.map((value) => field(11, valueOf(value))),
    ...outputs.map((value) => field(12, valueOf(value))),
  ];
  return Buffer.concat([
    field(1, irVersion),
    field(7, Buffer.concat(graph)),
    field(8, Buffer.concat([field(1, ''), field(2, operators)])),
    ...Object.entries(metadata).map(([key, value]) =>
      field(14, Buffer.concat([field(1, key), field(2, String(value))])),
    ),
  ]);
}

const nodeOf = ({ op, inputs, outputs, attributes = {} }: OnnxNode) =>
  Buffer.concat([
    ...inputs.map((name) => field(1, name)),
    ...outputs.map((name) => field(2, name)),
    field(4, op),
    ...Object.entries(attributes).map(([name, value]) => field(5, attributeOf(name, value))),
  ]);

const attributeOf = (name: string, value: number | readonly number[]) =>
  Buffer.concat([
    field(1, name),
    ...(typeof value === 'number'
      ? [field(3, value), field(20, attributeType.integer)]
      : [...value.map((each) => field(8, each)), field(20, attributeType.integers)]),
  ]);

const tensorOf = (name: string, { shape, values }: OnnxTensor) =>
  Buffer.concat([
    ...shape.map((size) => field(1, size)),
    field(2, values instanceof Float32Array ? elementType.float : elementType.int64),
    field(8, name),
    field(9, Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  ]);

function valueOf({ name, type, shape }: OnnxValue): Buffer {
  const dimensions = shape.map((size) => field(1, field(typeof size === 'number' ? 1 : 2, size)));
  const tensor = Buffer.concat([field(1, elementType[type]), field(2, Buffer.concat(dimensions))]);
  return Buffer.concat([field(1, name), field(2, field(1, tensor))]);
}

/** Encodes a field of protobuf: a number as a varint, anything else with its length. */
function field(number: number, value: number | string | Buffer): Buffer {
  if (typeof value === 'number') return Buffer.concat([varint(number << 3), varint(value)]);
  const bytes = Buffer.from(value as string);
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Buffer.from([...bytes, Number(rest)]);
}
