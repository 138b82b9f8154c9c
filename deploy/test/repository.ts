import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository. */
export const root = path.resolve(__dirname, '../..');

/** Where a path of the repository is on this machine. */
export const inRepository = (...parts: string[]) => path.join(root, ...parts);

export const readText = (...parts: string[]) => readFileSync(inRepository(...parts), 'utf8');
