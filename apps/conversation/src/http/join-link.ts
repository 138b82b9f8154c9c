import { isUuid } from '@colloquy/kernel';

/** Longest path that is parsed, characters: a link with some punctuation around it. */
const mostCharacters = 200;

/**
 * Returns the interview id in a mistyped link: in capitals, or with punctuation around it.
 * @param path percent-encoded
 */
export function interviewIn(path: string): string | undefined {
  if (path.length > mostCharacters) return undefined;
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
