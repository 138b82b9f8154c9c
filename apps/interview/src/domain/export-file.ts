import type { ExportFormat } from '@colloquy/contracts';

export const contentTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

const maxNameLength = 100;

/** Replaces characters that mean something to a file system or change the direction of text by spaces. */
export function contentDisposition(title: string, format: ExportFormat): string {
  const cleaned = title
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|;%]+/gu, ' ')
    .replace(/\s+/gu, ' ');
  const name = Array.from(cleaned)
    .slice(0, maxNameLength)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const file = `${name || 'interview'}.${format}`;
  // the plain name is for clients that do not know RFC 5987
  const ascii = file.replace(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(file)}`;
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
