import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { labelledTranscript, type LabelledTranscript } from './labelled-transcript';

/** @throws Error that names the malformed file */
export function readSet(folder: string): LabelledTranscript[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => {
    const { data, error } = labelledTranscript.safeParse(parse(readFileSync(join(folder, file), 'utf8')));
    if (!data) throw new Error(`${file}: ${error.message}`);
    return { name: basename(file, '.yaml'), ...data };
  });
}
