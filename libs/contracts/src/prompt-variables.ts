/** Pattern of a variable name: a letter, then letters, digits and underscores; at most 100 characters. */
export const variableNamePattern = /^[A-Za-z][A-Za-z0-9_]{0,99}$/;

/** Matches a use of a variable in a prompt, `{{name}}`. Group 1 is the name. */
export const promptVariablePattern = /\{\{\s*([A-Za-z][A-Za-z0-9_]{0,99})\s*\}\}/g;

/** Returns the names of the variables that the texts use, without duplicates, in alphabetical order. */
export function promptVariables(...texts: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(promptVariablePattern)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)].sort();
}
