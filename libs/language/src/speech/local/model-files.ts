import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { onnxMetadata } from './onnx-metadata';

/** A model's directory, such as `recognition/en` or `synthesis/en-de`. */
interface ModelFolder {
  path: string;
  languages: readonly Language[];
}

export const invalidModels = (message: string, cause?: unknown) =>
  new AppError('invalid', undefined, `SPEECH_LOCAL_MODELS: ${message}`, { cause });

/** Folders have names of languages joined by hyphens. @throws AppError `invalid` that names the directory */
export function modelFolders(directory: string, kind: 'recognition' | 'synthesis'): ModelFolder[] {
  if (!isDirectory(directory)) throw invalidModels(`the directory ${directory} does not exist`);
  const parent = path.join(directory, kind);
  if (!isDirectory(parent)) return [];
  const names = foldersIn(parent);
  if (names.length === 0) throw invalidModels(`${parent} has no directory of a language, such as en`);
  return names.map((name) => {
    const codes = name.split('-');
    if (!codes.every(isLanguage)) {
      throw invalidModels(`${path.join(parent, name)} is not named after languages, such as en or en-de`);
    }
    return { path: path.join(parent, name), languages: codes };
  });
}

const isLanguage = (code: string): code is Language => (languages as readonly string[]).includes(code);

export const isDirectory = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

export const foldersIn = (directory: string) =>
  readdirSync(directory)
    .filter((name) => !name.startsWith('.') && isDirectory(path.join(directory, name)))
    .sort();

/** @throws AppError `invalid` that names the missing file */
export function neededFile(directory: string, name: string): string {
  const file = path.join(directory, name);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw invalidModels(`${file} is missing`);
  if (size === 0) throw invalidModels(`${file} is empty`);
  return file;
}

/** Returns the path of a model, preferably with 8-bit weights, which are the fastest. */
export function modelFile(directory: string, isWanted: (name: string) => boolean): string | undefined {
  const all = readdirSync(directory).sort();
  const names = all.filter((name) => name.endsWith('.onnx') && isWanted(name));
  const name = names.find((each) => each.includes('int8')) ?? names[0];
  return name === undefined ? undefined : neededFile(directory, name);
}

/** @throws AppError `invalid` that names the file */
export function metadataOf(file: string): ReadonlyMap<string, string> {
  try {
    return onnxMetadata(file);
  } catch (error) {
    throw invalidModels(`${file} is not a complete ONNX model`, error);
  }
}

/** Returns whether the model writes in capitals: no token has a small letter. */
export const isUpperCase = (tokensFile: string) =>
  !readFileSync(tokensFile, 'utf8')
    .split('\n')
    .some((line) => /\p{Ll}/u.test(line.replace(/<[^>]*>/g, '')));
