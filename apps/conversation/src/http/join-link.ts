import { isUuid } from '@colloquy/kernel';

const maxCharacters = 200;

/** Accepts capitals, and punctuation around the link. @param path percent-encoded */
export function interviewIn(path: string): string | undefined {
  if (path.length > maxCharacters) return undefined;
  const [, id] =
    /^\/call\/[^0-9a-z]*([0-9a-f-]{36})[^0-9a-z]*(?:\/[^0-9a-z]*join)?[^0-9a-z]*$/i.exec(decoded(path)) ?? [];
  const canonical = id?.toLowerCase();
  return canonical !== undefined && isUuid(canonical) ? canonical : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
