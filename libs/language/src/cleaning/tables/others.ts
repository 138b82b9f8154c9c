import { type Language } from '@colloquy/contracts';
import { type CleaningTable } from '../table';

/** Hesitations that are not a word in any language with Latin script. */
const neutral = ['h+m+', 'm{3,}'];

/**
 * The other languages: hesitations that are not words there (`um` is "a" in Portuguese, `er` is "is" in Danish), and
 * function words whose immediate repetition is never grammatical.
 */
export const otherTables: Record<Exclude<Language, 'en' | 'es' | 'fr' | 'de'>, CleaningTable> = {
  it: {
    hesitations: [...neutral, 'e+h+m+', 'u+h+m*'],
    hesitationsBetweenPauses: ['e+h+', 'a+h+'],
    repeatedAdjacent: 'il lo la i un una uno di che e in con per io noi ma del della nel al',
  },
  pt: {
    hesitations: [...neutral, 'e+h+m+', 'u+h+m*'],
    hesitationsBetweenPauses: ['e+h+', 'a+h+', 'hum', 'ã{2,}', 'é{2,}'],
    repeatedAdjacent: 'o os as um uma de do da que e em com eu nós mas no na por',
  },
  nl: {
    hesitations: [...neutral, 'u+h+m*', 'e+u*h+m*'],
    repeatedAdjacent: 'de een ik we wij en van met maar voor',
  },
  pl: {
    hesitations: [...neutral, 'y{2,}', 'e{3,}', 'e+h*m+', 'y+m+'],
    repeatedAdjacent: 'i w z na ja do że my ale o się jest',
  },
  cs: {
    hesitations: [...neutral, 'e+h+m+', 'e{3,}', 'é{2,}'],
    repeatedAdjacent: 'a v z s na já do že my ale',
  },
  sk: {
    hesitations: [...neutral, 'e+h+m+', 'e{3,}', 'é{2,}'],
    repeatedAdjacent: 'a v z s na ja do že my ale',
  },
  hr: { hesitations: [...neutral, 'e+h+m+', 'e{3,}'], repeatedAdjacent: 'i u na ja mi za od ali' },
  ro: {
    hesitations: [...neutral, 'ă+m*', 'î{2,}', 'e+h+m+'],
    repeatedAdjacent: 'și în de eu un cu că pe noi',
  },
  sv: { hesitations: [...neutral, 'e+h+m*', 'ö+h+m*'], repeatedAdjacent: 'jag och en ett vi med' },
  da: { hesitations: [...neutral, 'ø+h+m*', 'æ+h+m*', 'e+h+m*'], repeatedAdjacent: 'jeg og en vi med' },
  no: { hesitations: [...neutral, 'ø+h+m*', 'æ+h+m*', 'e+h+m*'], repeatedAdjacent: 'jeg og en et vi med' },
  fi: { hesitations: [...neutral, 'ö{2,}h*', 'ö+h+', 'öö+m+'], repeatedAdjacent: 'minä mä me että ja' },
  hu: { hesitations: [...neutral, 'ö+h?m*', 'ő{2,}'], repeatedAdjacent: 'és én egy hogy de' },
  tr: { hesitations: [...neutral, 'ı{2,}', 'e{3,}'] },
  ru: {
    hesitations: ['э+', 'э+м+', 'э+(?:-э+)+', 'х+м+', 'м{3,}', 'м+(?:-м+){2,}'],
    repeatedAdjacent: 'и в на с я мы но по к для из у о',
  },
  uk: {
    hesitations: ['е{2,}', 'е+м+', 'е+(?:-е+)+', 'х+м+', 'м{3,}'],
    repeatedAdjacent: 'і в у на з я ми але по до для',
  },
  bg: { hesitations: ['ъ{2,}м*', 'ъ+м+', 'х+м+', 'м{3,}'], repeatedAdjacent: 'и в на с аз ние но за от' },
  el: { hesitations: ['ε{2,}', 'ε+μ+', 'χ+μ+', 'μ{3,}'], repeatedAdjacent: 'και η εγώ με σε' },
  ar: { hesitations: ['إم{2,}', 'ا+م{3,}', 'م{3,}'], repeatedAdjacent: 'في على إلى أنا نحن' },
  hi: { hesitations: ['हम्म+', 'उम्म+', 'अं{2,}', ...neutral] },
  ta: { hesitations: ['ஹ்ம்+', ...neutral] },
  zh: { hesitations: ['呃+'], hesitationsBetweenPauses: ['嗯+', '额+', '啊+'] },
  ja: {
    hesitations: ['え+ー*っ?とー*', 'えー+', 'あのー+', 'んー+', 'えっと+ー*'],
    hesitationsBetweenPauses: ['あの', 'その', 'あー+'],
  },
  ko: { hesitations: ['음{2,}', '으음+', '어{2,}'], hesitationsBetweenPauses: ['음', '어', '그', '저'] },
  id: { hesitations: [...neutral, 'e+h*m+', 'u+h+m*'] },
  ms: { hesitations: [...neutral, 'e+h*m+', 'u+h+m*'] },
  fil: { hesitations: [...neutral, 'u+h*m+', 'e+h+m+'] },
  vi: { hesitations: ['ừ+m+', 'ờ+m+', 'ơ+m+', 'h+ừ*m+', 'm{3,}'] },
};
