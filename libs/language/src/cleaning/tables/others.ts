import { type Language } from '@colloquy/contracts';
import { type CleaningTable } from '../table';

/** Hesitations that are not a word in any language with Latin script. */
const neutral = ['h+m+', 'm{3,}'];

/** `um` is "a" in Portuguese, and `er` is "is" in Danish: neither is a hesitation there. */
export const otherTables: Record<Exclude<Language, 'en' | 'es' | 'fr' | 'de'>, CleaningTable> = {
  it: {
    hesitations: [...neutral, 'e+h+m+', 'u+h+m*'],
    hesitationsBetweenPauses: ['e+h+', 'a+h+'],
    repeatedAnywhere: 'il lo un una uno di e in con per ma del della nel al',
    repeatedAdjacent: 'la i che io noi',
    repeatedAtClauseStart: 'io noi che',
  },
  pt: {
    hesitations: [...neutral, 'e+h+m+', 'u+h+m*'],
    hesitationsBetweenPauses: ['e+h+', 'a+h+', 'hum', 'ã{2,}', 'é{2,}'],
    hesitationsAtOpening: ['é{2,}', 'ã{2,}h*', 'ã+h+', 'a+h+n+', 'hum'],
    hesitationsBeforeSubject: 'é eh',
    subjects: ['eu', 'nós', 'ele', 'ela', 'eles', 'elas', 'você', 'vocês', 'a gente'],
    answers: ['hum hum', 'ã hã', 'hã hã'],
    repeatedAnywhere: 'o os um uma de do da e em com mas',
    repeatedAdjacent: 'as que eu nós no na por',
    repeatedAtClauseStart: 'eu nós que',
  },
  nl: {
    hesitations: [...neutral, 'u+h+m*', 'e+u*h+m*'],
    repeatedAnywhere: 'de een en maar',
    repeatedAdjacent: 'ik we wij van met voor',
    repeatedAtClauseStart: 'ik we wij',
  },
  pl: {
    hesitations: [...neutral, 'y{2,}', 'e{3,}', 'e+h*m+', 'y+m+'],
    repeatedAnywhere: 'i w z do że ale',
    repeatedAdjacent: 'na ja my o się jest',
    repeatedAtClauseStart: 'ja my',
  },
  cs: {
    hesitations: [...neutral, 'e+h+m+', 'e{3,}', 'é{2,}'],
    repeatedAnywhere: 'a v z s do že ale',
    repeatedAdjacent: 'na já my',
    repeatedAtClauseStart: 'já my',
  },
  sk: {
    hesitations: [...neutral, 'e+h+m+', 'e{3,}', 'é{2,}'],
    repeatedAnywhere: 'a v z s do že ale',
    repeatedAdjacent: 'na ja my',
    repeatedAtClauseStart: 'ja my',
  },
  hr: {
    hesitations: [...neutral, 'e+h+m+', 'e{3,}'],
    repeatedAnywhere: 'i u od ali',
    repeatedAdjacent: 'na ja mi za',
    repeatedAtClauseStart: 'ja mi',
  },
  ro: {
    hesitations: [...neutral, 'ă+m*', 'î{2,}', 'e+h+m+'],
    repeatedAnywhere: 'și în de un cu că pe',
    repeatedAdjacent: 'eu noi',
    repeatedAtClauseStart: 'eu noi',
  },
  sv: {
    hesitations: [...neutral, 'e+h+m*', 'ö+h+m*'],
    repeatedAnywhere: 'och ett',
    repeatedAdjacent: 'jag en vi med',
    repeatedAtClauseStart: 'jag vi',
  },
  da: {
    hesitations: [...neutral, 'ø+h+m*', 'æ+h+m*', 'e+h+m*'],
    repeatedAnywhere: 'og',
    repeatedAdjacent: 'jeg en vi med',
    repeatedAtClauseStart: 'jeg vi',
  },
  no: {
    hesitations: [...neutral, 'ø+h+m*', 'æ+h+m*', 'e+h+m*'],
    repeatedAnywhere: 'og et',
    repeatedAdjacent: 'jeg en vi med',
    repeatedAtClauseStart: 'jeg vi',
  },
  fi: {
    hesitations: [...neutral, 'ö{2,}h*', 'ö+h+', 'öö+m+'],
    repeatedAnywhere: 'että ja',
    repeatedAdjacent: 'minä mä me',
    repeatedAtClauseStart: 'minä mä me',
  },
  hu: {
    hesitations: [...neutral, 'ö+h?m*', 'ő{2,}'],
    repeatedAnywhere: 'és egy hogy de',
    repeatedAdjacent: 'én',
    repeatedAtClauseStart: 'én',
  },
  tr: { hesitations: [...neutral, 'ı{2,}', 'e{3,}'], repeatedAtClauseStart: 'ben biz' },
  ru: {
    hesitations: ['э+', 'э+м+', 'э+(?:-э+)+', 'х+м+', 'м{3,}', 'м+(?:-м+){2,}'],
    repeatedAnywhere: 'и в с но по к для из',
    repeatedAdjacent: 'на я мы у о',
    repeatedAtClauseStart: 'я мы',
  },
  uk: {
    hesitations: ['е{2,}', 'е+м+', 'е+(?:-е+)+', 'х+м+', 'м{3,}'],
    repeatedAnywhere: 'і в з але по до для',
    repeatedAdjacent: 'у на я ми',
    repeatedAtClauseStart: 'я ми',
  },
  bg: {
    hesitations: ['ъ{2,}м*', 'ъ+м+', 'х+м+', 'м{3,}'],
    repeatedAnywhere: 'и в с но от',
    repeatedAdjacent: 'на аз ние за',
    repeatedAtClauseStart: 'аз ние',
  },
  el: {
    hesitations: ['ε{2,}', 'ε+μ+', 'χ+μ+', 'μ{3,}'],
    repeatedAnywhere: 'και η με σε',
    repeatedAdjacent: 'εγώ',
    repeatedAtClauseStart: 'εγώ',
  },
  ar: {
    hesitations: ['إم{2,}', 'ا+م{3,}', 'م{3,}'],
    hesitationsAtOpening: ['آه+', 'امم+'],
    repeatedAnywhere: 'في على إلى',
    repeatedAdjacent: 'أنا نحن',
    repeatedAtClauseStart: 'أنا نحن',
  },
  hi: {
    hesitations: ['हम्म+', 'उम्म+', 'अं{2,}', ...neutral],
    hesitationsAtOpening: ['उम', 'अम'],
    repeatedAtClauseStart: 'हम मैं',
  },
  ta: { hesitations: ['ஹ்ம்+', ...neutral] },
  zh: {
    hesitations: ['呃+'],
    hesitationsBetweenPauses: ['嗯+', '额+', '啊+'],
    hesitationsAtOpening: ['额+'],
  },
  ja: {
    hesitations: ['え+ー*っ?とー*', 'えー+', 'あのー+', 'んー+', 'えっと+ー*'],
    hesitationsBetweenPauses: ['あの', 'その', 'あー+'],
    hesitationsAtOpening: ['あの', 'その', 'あー+'],
  },
  ko: {
    hesitations: ['음{2,}', '으음+', '어{2,}'],
    hesitationsBetweenPauses: ['음', '어', '그', '저'],
    hesitationsAtOpening: ['음', '어', '그', '저', '그게'],
  },
  id: { hesitations: [...neutral, 'e+h*m+', 'u+h+m*'] },
  ms: { hesitations: [...neutral, 'e+h*m+', 'u+h+m*'] },
  fil: { hesitations: [...neutral, 'u+h*m+', 'e+h+m+'] },
  vi: { hesitations: ['ừ+m+', 'ờ+m+', 'ơ+m+', 'h+ừ*m+', 'm{3,}'] },
};
