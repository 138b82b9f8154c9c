import type { Wide } from '../../strings';
import { rehearsals as de } from '../../strings/de/rehearsals';
import { rehearsals as en } from '../../strings/en/rehearsals';
import { rehearsals as es } from '../../strings/es/rehearsals';
import { rehearsals as fr } from '../../strings/fr/rehearsals';
import type { Language } from '../../strings/languages';
import { preferences } from '../../ui/preferences';

export type RehearsalStrings = Wide<typeof en>;

const texts: Record<Language, RehearsalStrings> = { en, de, es, fr };

export const rehearsalStrings = (): RehearsalStrings => texts[preferences.language()];
