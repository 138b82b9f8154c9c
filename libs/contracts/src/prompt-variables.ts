/** A variable's name: a letter, then letters, digits and underscores; at most 100 characters. */
export const variableNamePattern = /^[A-Za-z][A-Za-z0-9_]{0,99}$/;

/** A use of a variable in a prompt, `{{name}}`; the first group is its name. */
export const promptVariablePattern = /\{\{\s*([A-Za-z][A-Za-z0-9_]{0,99})\s*\}\}/g;

/** Names of the variables that texts use, each once, in alphabetical order. */
export function promptVariables(...texts: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(promptVariablePattern)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)].sort();
}
