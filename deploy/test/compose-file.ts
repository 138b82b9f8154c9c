import { parse } from 'yaml';
import type { Env } from './check-settings';
import type { ComposeFile } from './compose-model';
import { readText } from './repository';

/** Returns compose.yaml without interpolation of variables. */
export const composeFile = () =>
  parse(readText('deploy/compose/compose.yaml'), { merge: true }) as ComposeFile;

export const variablesOf = (text: string) => [...text.matchAll(/\$\{(\w+)/g)].map((match) => match[1] ?? '');

export function interpolate(text: string, variables: Env): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind: string, rest: string) => {
    const value = variables[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest ?? '';
  });
}
