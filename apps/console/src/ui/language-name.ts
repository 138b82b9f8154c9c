import { preferences } from './preferences';

/** Name of a language in the user's language; the code itself if the browser does not know it. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(preferences.language(), { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
