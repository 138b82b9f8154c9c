import { resolve } from 'node:path';

/** Path of the repository. */
export const root = resolve(import.meta.dirname, '../../..');
