import { saveFile } from '../ui/save-file';

const quoted = (value: string) =>
  /[",;\r\n]/.test(value) || value !== value.trim() ? `"${value.replaceAll('"', '""')}"` : value;

/** Returns CSV with CRLF and a byte order mark, without which spreadsheets assume another encoding. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** Returns a cell that spreadsheets do not take for a formula. */
export const safeCell = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

export const saveCsv = (name: string, text: string) =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
