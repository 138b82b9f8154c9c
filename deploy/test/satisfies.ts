import path from 'node:path';
import ts from 'typescript';
import { root } from './repository';

/** A value and the exported type that it must match without excess properties. */
export interface Claim {
  /** Name of the value in messages. */
  what: string;
  value: unknown;
  module: string;
  type: string;
}

/** Returns the compiler's errors; empty if all claims hold. */
export function compilerErrors(claims: readonly Claim[]): string[] {
  // a virtual file in this folder, so that its imports are resolved
  const file = path.join(__dirname, 'claims.virtual.ts');
  const text = claims
    .map(
      ({ value, module, type }, n) =>
        `export const c${n} = ${JSON.stringify(value)} satisfies import('${module}').${type};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  host.readFile = (name) => (name === file ? text : readFile.call(host, name));
  host.getSourceFile = (name, languageVersion, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, languageVersion)
      : getSourceFile.call(host, name, languageVersion, ...rest);
  const program = ts.createProgram([file], options, host);
  const claimed = program.getSourceFile(file);
  return program.getSemanticDiagnostics(claimed).map(({ file: source, start = 0, messageText }) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${claims[line]?.what}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
