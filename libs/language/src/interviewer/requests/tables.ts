import { type Language } from '@colloquy/contracts';
import { bg, el, ru, uk } from './cyrillic-and-greek';
import { de } from './de';
import { ja, ko, vi, zh } from './east-asian';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { da, it, nl, no, ro, sv } from './other-romance-and-germanic';
import { type RequestPatterns } from './patterns';
import { pt } from './pt';
import { fil, hi, id, ms, ta } from './south-asian-and-malay';
import { ar, fi, hu, tr } from './uralic-turkic-arabic';
import { cs, hr, pl, sk } from './west-slavic';

// prettier-ignore
export const requestTables: Record<Language, RequestPatterns> = {
  en, es, fr, de, it, pt, pl, hi, zh, ko, ru, nl, tr, sv, id, fil, ja,
  uk, el, cs, fi, ro, da, bg, ms, sk, hr, ar, ta, vi, hu, no,
};
