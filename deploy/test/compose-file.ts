import { parse } from 'yaml';
import type { Env } from './check-settings';
import type { ComposeFile } from './compose-model';
import { readText } from './repository';

/** compose.yaml as it is written, before variables are put in. */
export const composeFile = () =>
  parse(readText('deploy/compose/compose.yaml'), { merge: true }) as ComposeFile;

/** Names of the variables that a text needs. */
export const variablesOf = (text: string) => [...text.matchAll(/\$\{(\w+)/g)].map((match) => match[1] ?? '');

/** Puts variables into a text as Compose does. */
export function interpolate(text: string, variables: Env): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind: string, rest: string) => {
    const value = variables[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest ?? '';
  });
}
