/** A variable's name: a letter, then letters, digits and underscores; at most 100 characters. */
export const variableNamePattern = /^[A-Za-z][A-Za-z0-9_]{0,99}$/;

/** A use of a variable in a prompt; the first group is its name. Anything else between braces is plain text. */
export const promptVariablePattern = /\{\{([A-Za-z][A-Za-z0-9_]{0,99})\}\}/g;

/** Names of the variables that texts use, each once, in alphabetical order. */
export function promptVariables(...texts: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(promptVariablePattern)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)].sort();
}
