import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

export const inRepository = (...parts: string[]) => path.join(root, ...parts);

export const readText = (...parts: string[]) => readFileSync(inRepository(...parts), 'utf8');
