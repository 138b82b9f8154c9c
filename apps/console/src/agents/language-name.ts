import { preferences } from '../app/preferences';

/** The name of a language in the user's language. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([preferences.language()], { type: 'language' }).of(code) ?? code;
  } catch {
    return code; // no language tag
  }
}
