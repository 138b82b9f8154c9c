const maxLength = 150;

/** Returns a header with an ASCII name and the full name (RFC 6266), cut to 150 characters. */
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
