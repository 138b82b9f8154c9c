const quoted = (value: string) =>
  /[",;\r\n]/.test(value) || value !== value.trim() ? `"${value.replaceAll('"', '""')}"` : value;

/** CSV with CRLF and a byte order mark, without which spreadsheets take the letters for others. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** A cell for a spreadsheet; one that begins like a formula is marked as text. */
export const safeCell = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** Saves a text as a file of the user's. */
export function saveText(name: string, text: string, type = 'text/csv') {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
