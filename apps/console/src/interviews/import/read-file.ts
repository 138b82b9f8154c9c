export const maxBytes = 5 * 1024 * 1024;
export const maxRows = 5000;

export interface CsvFile {
  name: string;
  headings: string[];
  rows: string[][];
}

export type FileProblem = 'tooLarge' | 'unreadable';

/** Falls back to the Windows encoding, which spreadsheets still write. */
export function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function fileOf(name: string, all: string[][]): CsvFile | FileProblem {
  const [headings, ...rows] = all;
  if (!headings || rows.length === 0) return 'unreadable';
  if (rows.length > maxRows) return 'tooLarge';
  return { name, headings: headings.map((heading) => heading.trim()), rows };
}

export async function readFile(file: File): Promise<CsvFile | FileProblem> {
  if (file.size > maxBytes) return 'tooLarge';
  const { default: papa } = await import('papaparse');
  const text = decoded(await file.arrayBuffer());
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  return fileOf(file.name, data);
}
