import { readText } from './repository';

/** One instruction with its arguments, continuation lines joined. */
interface Instruction {
  name: string;
  text: string;
}

export interface Stage {
  name: string;
  from: string;
  instructions: Instruction[];
}

/** Returns the stages of the Dockerfile; the last one is called `image`. */
export function stages(): Stage[] {
  const lines = readText('deploy/docker/Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const found: Stage[] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const [, from, stage] = name === 'FROM' ? (/^(\S+)(?: AS (\S+))?$/.exec(text) ?? []) : [];
    if (from) found.push({ name: stage ?? 'image', from, instructions: [] });
    else found.at(-1)?.instructions.push({ name, text });
  }
  return found;
}

export function stage(name: string): Stage {
  const found = stages().find((candidate) => candidate.name === name);
  if (!found) throw new Error(`The Dockerfile has no stage ${name}`);
  return found;
}

export const textsOf = (name: string, { instructions }: Stage) =>
  instructions.filter((instruction) => instruction.name === name).map(({ text }) => text);

/** Returns the paths that a stage copies from the build context. */
export const copiedSources = (from: Stage) =>
  textsOf('COPY', from)
    .filter((text) => !text.startsWith('--from='))
    .flatMap((text) => text.split(' ').slice(0, -1));

/** Returns whether .dockerignore admits a path of the repository. */
export function reachesBuilder(file: string): boolean {
  const lines = readText('.dockerignore').split('\n');
  const listed = (entry: string) => file === entry || file.startsWith(`${entry}/`);
  const admitted = lines.filter((line) => line.startsWith('!')).some((line) => listed(line.slice(1)));
  const refused = lines.filter((line) => /^[\w*]/.test(line) && line !== '*');
  return (
    admitted &&
    !refused.some((line) => (line.startsWith('**/') ? file.split('/').includes(line.slice(3)) : listed(line)))
  );
}
