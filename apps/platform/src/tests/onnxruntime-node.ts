import { runInThisContext } from 'node:vm';
import type * as onnxruntime from 'onnxruntime-node';

// Jest runs tests in a separate realm, whose typed arrays native code does not create. So the package is loaded outside
// of this realm.
const { getBuiltinModule } = runInThisContext('process') as typeof process;
const load = getBuiltinModule('node:module').createRequire(__filename);

export const { InferenceSession, Tensor } = load('onnxruntime-node') as typeof onnxruntime;
