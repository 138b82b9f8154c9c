import type { Language } from '@colloquy/contracts';
import { invalidModels, isUpperCase, metadataOf, modelFile, modelFolders, neededFile } from './model-files';
import type { RecogniserConfig } from './sherpa-onnx';

export interface RecognitionModel {
  directory: string;
  languages: readonly Language[];
  config: RecogniserConfig;
  isUpperCase: boolean;
}

/**
 * Finds the models of `recognition/<languages>/`: a transducer or a CTC model, and `tokens.txt`.
 * @throws AppError `invalid` that names the missing or unsuitable file
 */
export function findRecognitionModels(directory: string, threads: number): RecognitionModel[] {
  return modelFolders(directory, 'recognition').map(({ path, languages }) => {
    const tokens = neededFile(path, 'tokens.txt');
    const model = transducerIn(path) ?? ctcIn(path);
    const config = { modelConfig: { ...model, tokens, numThreads: threads } };
    return { directory: path, languages, config, isUpperCase: isUpperCase(tokens) };
  });
}

type Model = Pick<RecogniserConfig['modelConfig'], 'transducer' | 'zipformer2Ctc' | 'nemoCtc'>;

function transducerIn(directory: string): Model | undefined {
  const parts = (['encoder', 'decoder', 'joiner'] as const).map((part) => ({
    part,
    file: modelFile(directory, (name) => name.includes(part)),
  }));
  if (parts.every(({ file }) => file === undefined)) return undefined;
  const [encoder, decoder, joiner] = parts.map(({ part, file }) => {
    if (file === undefined) throw invalidModels(`${directory}/${part}.onnx is missing`);
    return file;
  }) as [string, string, string];
  needMetadata(encoder, ['model_type']);
  needMetadata(decoder, []);
  needMetadata(joiner, []);
  return { transducer: { encoder, decoder, joiner } };
}

function ctcIn(directory: string): Model {
  const model = modelFile(directory, () => true);
  if (model === undefined) {
    throw invalidModels(
      `${directory} has no model: encoder.onnx, decoder.onnx and joiner.onnx, or model.onnx`,
    );
  }
  const keys = metadataOf(model);
  if (keys.has('encoder_dims') && keys.has('decode_chunk_len')) return { zipformer2Ctc: { model } };
  if (keys.has('window_size') && keys.has('chunk_shift')) return { nemoCtc: { model } };
  throw invalidModels(
    `${model} is no streaming CTC model (zipformer2 or NeMo) that was exported for sherpa-onnx`,
  );
}

function needMetadata(file: string, keys: readonly string[]): void {
  const metadata = metadataOf(file);
  const missing = keys.find((key) => !metadata.has(key));
  if (missing) throw invalidModels(`${file} was not exported for sherpa-onnx: its metadata lack ${missing}`);
}
