import { preferences } from './preferences';

export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(preferences.language(), { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
