import type { Wide } from '../strings';
import { comparisons as de } from '../strings/de/comparisons';
import { comparisons as en } from '../strings/en/comparisons';
import { comparisons as es } from '../strings/es/comparisons';
import { comparisons as fr } from '../strings/fr/comparisons';
import type { Language } from '../strings/languages';
import { preferences } from '../ui/preferences';

export type ComparisonStrings = Wide<typeof en>;

const texts: Record<Language, ComparisonStrings> = { en, de, es, fr };

export const comparisonStrings = (): ComparisonStrings => texts[preferences.language()];
