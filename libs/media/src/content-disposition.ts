const maxLength = 150;

/**
 * Returns a `Content-Disposition` that shows the object inline and names it for saving: an ASCII name for
 * every client and the full name by RFC 6266. Path separators, quotes, control characters and lone surrogates
 * are replaced, and names are cut to 150 characters.
 */
export function inlineDisposition(fileName: string): string {
  const name = fileName.slice(0, maxLength).replace(/[\p{Cc}\p{Cs}"\\/]/gu, '_');
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replaceAll('%', '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}

export function baseName(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
