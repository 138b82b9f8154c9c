/** `state` is set for a text in double braces. */
interface PromptPiece {
  text: string;
  state?: VariableState;
}

type VariableState = 'known' | 'unknown' | 'malformed';

interface UsedVariable {
  name: string;
  state: VariableState;
}

const braces = /\{\{[^{}\n]*(?:\}\})?/g;
const wellFormed = /^\{\{\s*([A-Za-z][A-Za-z0-9_]{0,99})\s*\}\}$/;

function stateOf(text: string, known: ReadonlySet<string>): VariableState {
  const name = wellFormed.exec(text)?.[1];
  if (name === undefined) return 'malformed';
  return known.has(name) ? 'known' : 'unknown';
}

export function promptPieces(prompt: string, known: ReadonlySet<string>): PromptPiece[] {
  const pieces: PromptPiece[] = [];
  let end = 0;
  for (const match of prompt.matchAll(braces)) {
    if (match.index > end) pieces.push({ text: prompt.slice(end, match.index) });
    pieces.push({ text: match[0], state: stateOf(match[0], known) });
    end = match.index + match[0].length;
  }
  if (end < prompt.length) pieces.push({ text: prompt.slice(end) });
  return pieces;
}

/** Returns each variable of a prompt once, in the order of first use. The name of a malformed variable is its text. */
export function usedVariables(prompt: string, known: ReadonlySet<string>): UsedVariable[] {
  const used = new Map<string, UsedVariable>();
  for (const { text, state } of promptPieces(prompt, known)) {
    if (!state) continue;
    const name = wellFormed.exec(text)?.[1] ?? text;
    if (!used.has(name)) used.set(name, { name, state });
  }
  return [...used.values()];
}
