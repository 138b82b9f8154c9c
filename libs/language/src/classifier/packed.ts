import { gunzipSync, gzipSync } from 'node:zlib';
import { type LinearModel } from './linear-model';

/** A model as it is stored: weights as signed bytes, in steps of `step`, compressed, in base64. */
export interface PackedModel {
  bias: number;
  step: number;
  weights: string;
}

const steps = 127;

export function pack({ bias, weights }: LinearModel): PackedModel {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps || 1;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return { bias, step, weights: gzipSync(bytes).toString('base64') };
}

const unpacked = new WeakMap<PackedModel, LinearModel>();

/** Unpacks a model at its first use. */
export function unpack(packed: PackedModel): LinearModel {
  const known = unpacked.get(packed);
  if (known) return known;
  const { bias, step, weights } = packed;
  const bytes = new Int8Array(gunzipSync(Buffer.from(weights, 'base64')));
  const model = { bias, weights: Float32Array.from(bytes, (byte) => byte * step) };
  unpacked.set(packed, model);
  return model;
}
