import { readText } from './repository';

/** One instruction with its arguments, continuation lines joined. */
export interface Instruction {
  name: string;
  text: string;
}

/** A stage of a Dockerfile; the last one is the image. */
export interface Stage {
  name: string;
  from: string;
  instructions: Instruction[];
}

/** The stages of the Dockerfile, in order. */
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

/** The stage of that name; the last one is called `image`. */
export function stage(name: string): Stage {
  const found = stages().find((candidate) => candidate.name === name);
  if (!found) throw new Error(`The Dockerfile has no stage ${name}`);
  return found;
}

/** The arguments of all instructions of a name in a stage. */
export const textsOf = (name: string, { instructions }: Stage) =>
  instructions.filter((instruction) => instruction.name === name).map(({ text }) => text);

/** What a stage copies from the build's context. */
export const copiedSources = (from: Stage) =>
  textsOf('COPY', from)
    .filter((text) => !text.startsWith('--from='))
    .flatMap((text) => text.split(' ').slice(0, -1));

/** Whether a path of the repository reaches the builder: .dockerignore admits what it lists with `!`. */
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
