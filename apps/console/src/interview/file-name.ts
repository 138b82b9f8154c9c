export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // malformed: falls back to the plain name
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}
