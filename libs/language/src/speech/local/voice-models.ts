import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@colloquy/contracts';
import { foldersIn, invalidModels, metadataOf, modelFile, modelFolders, neededFile } from './model-files';
import type { VoiceConfig, VoiceFiles } from './sherpa-onnx';

export interface VoiceModel {
  directory: string;
  languages: readonly Language[];
  /** Empty for the only voice of its languages. */
  name: string;
  config: VoiceConfig;
}

const phonemeData = 'espeak-ng-data';

/**
 * Finds the models of `synthesis/<languages>/[<voice>/]`: VITS (Piper), Matcha (with a vocoder) or Kokoro.
 * @throws AppError `invalid` that names the missing or unsuitable file
 */
export function findVoiceModels(directory: string, threads: number): VoiceModel[] {
  return modelFolders(directory, 'synthesis').flatMap((folder) => {
    const names = modelFile(folder.path, () => true) ? [''] : foldersIn(folder.path);
    if (names.length === 0) throw invalidModels(`${folder.path} has no model (.onnx)`);
    return names.map((name) => {
      const voice = path.join(folder.path, name);
      const config = { model: { ...modelIn(voice), numThreads: threads }, maxNumSentences: 1 };
      return { directory: voice, languages: folder.languages, name, config };
    });
  });
}

function modelIn(directory: string): Pick<VoiceConfig['model'], 'vits' | 'matcha' | 'kokoro'> {
  const tokens = neededFile(directory, 'tokens.txt');
  const isVocoder = (name: string) => /vocos|hifigan/.test(name);
  const vocoder = modelFile(directory, isVocoder);
  const model = modelFile(directory, (name) => !isVocoder(name));
  if (model === undefined) throw invalidModels(`${directory} has no model (.onnx)`);
  const metadata = metadataOf(model);
  for (const key of ['sample_rate', 'n_speakers']) {
    if (!metadata.has(key)) {
      throw invalidModels(`${model} was not exported for sherpa-onnx: its metadata lack ${key}`);
    }
  }
  if (vocoder) return { matcha: { ...filesOf(directory, tokens, false), acousticModel: model, vocoder } };
  if (metadata.has('style_dim')) {
    const voices = neededFile(directory, 'voices.bin');
    return { kokoro: { ...filesOf(directory, tokens, false), model, voices } };
  }
  return { vits: { ...filesOf(directory, tokens, metadata.get('frontend') === 'characters'), model } };
}

function filesOf(directory: string, tokens: string, readsCharacters: boolean): VoiceFiles {
  const lexicons = readdirSync(directory)
    .filter((name) => /^lexicon.*\.txt$/.test(name))
    .sort();
  const dataDir = path.join(directory, phonemeData);
  if (existsSync(dataDir)) neededFile(dataDir, 'phontab');
  else if (!readsCharacters && lexicons.length === 0) {
    throw invalidModels(`${dataDir} is missing, or lexicon.txt of a model with a lexicon`);
  }
  return {
    tokens,
    ...(existsSync(dataDir) && { dataDir }),
    ...(lexicons.length > 0 && { lexicon: lexicons.map((name) => path.join(directory, name)).join(',') }),
  };
}
