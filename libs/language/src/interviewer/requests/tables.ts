import { type Language, languages } from '@colloquy/contracts';
import { ar } from './ar';
import { bg } from './bg';
import { cs } from './cs';
import { da, no } from './danish-and-norwegian';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { fi } from './fi';
import { fil } from './fil';
import { fr } from './fr';
import { hi } from './hi';
import { hr } from './hr';
import { hu } from './hu';
import { id } from './id';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { ms } from './ms';
import { nl } from './nl';
import { type RequestPatterns, type RequestTable } from './patterns';
import { otherLanguage } from './other-language';
import { pl } from './pl';
import { pt } from './pt';
import { ro } from './ro';
import { ru } from './ru';
import { sk } from './sk';
import { slower } from './slower';
import { sv } from './sv';
import { ta } from './ta';
import { tr } from './tr';
import { uk } from './uk';
import { vi } from './vi';
import { zh } from './zh';

// prettier-ignore
const requests: Record<Language, RequestPatterns> = {
  en, es, fr, de, it, pt, pl, hi, zh, ko, ru, nl, tr, sv, id, fil, ja,
  uk, el, cs, fi, ro, da, bg, ms, sk, hr, ar, ta, vi, hu, no,
};

export const requestTables = Object.fromEntries(
  languages.map((language) => [
    language,
    { ...requests[language], slower: slower[language], 'other-language': otherLanguage[language] },
  ]),
) as Record<Language, RequestTable>;
