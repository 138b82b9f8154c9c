import type { Wide } from '../../strings';
import { samples as de } from '../../strings/de/samples';
import { samples as en } from '../../strings/en/samples';
import { samples as es } from '../../strings/es/samples';
import { samples as fr } from '../../strings/fr/samples';
import type { Language } from '../../strings/languages';
import { preferences } from '../../ui/preferences';

type SampleStrings = Wide<typeof en>;

const texts: Record<Language, SampleStrings> = { en, de, es, fr };

export const sampleStrings = (): SampleStrings => texts[preferences.language()];
