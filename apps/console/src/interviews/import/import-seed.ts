import type { CsvFile } from './read-file';

/** Random text from which the idempotency keys of a file's rows derive. */
interface ImportSeed {
  value: string;
  /** Hash of the file; '' before a file is chosen and after its rows are imported. */
  of: string;
}

export const newSeed = (of = ''): ImportSeed => ({ value: crypto.randomUUID(), of });

/** Keeps the seed of a partly imported file, so that no row is imported twice. */
export async function seedFor({ name, headings, rows }: CsvFile, known: ImportSeed): Promise<ImportSeed> {
  const bytes = new TextEncoder().encode(JSON.stringify([name, headings, rows]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const of = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return known.of === of ? known : newSeed(of);
}
