import { type Wording } from './agent-wording';

export const telling: Wording = {
  en: ['say|saying|tell|telling|talk|talking|mention\\p{L}*|share|sharing'],
  de: ['sagen|sage|erzählen|erzähle|erwähnen|verraten'],
  es: ['dec\\p{L}+|digo|contar\\p{L}*|cuento'],
  fr: ['dire|dis|raconter|raconte|parler'],
  it: ['dir\\p{L}+|dico|raccontar\\p{L}+|racconto'],
  pt: ['diz\\p{L}+|digo|contar\\p{L}*|conto'],
  nl: ['zeggen|zeg|vertellen|vertel'],
  pl: ['mówić|mówię|powiedzieć|powiem|opowiadać'],
};

export const wish: Wording = {
  en: [
    "i(?:'d| would| should) (?:\\p{L}+ )?(?:like|rather|sooner|prefer|want|ask|love|be (?:\\p{L}+ )?(?:grateful|glad|happy|happier|obliged|thankful|pleased|relieved))|i(?:'m| am) asking|i ask|would you mind|may i ask",
  ],
  de: [
    '(?:mir wäre|wäre mir|ich wäre|wäre ich) (?:\\p{L}+ ){0,3}(?:lieb|lieber|recht|froh|dankbar)|mir (?:\\p{L}+ )?lieber wäre|ich (?:hätte|bitte|wünschte)|würden sie|darf ich (?:sie )?bitten',
  ],
  es: ['preferiría|prefiero|quisiera|me gustaría|agradecería|le agradezco|le pido|le ruego'],
  fr: ["j'aimerais|je préfère|je préférerais|je voudrais|je vous demande|je vous prie|je souhaite|merci de"],
  it: ['preferirei|preferisco|vorrei|le chiedo|la prego|mi farebbe piacere|le sarei grat[oa]'],
  pt: ['preferia|prefiro|gostava|gostaria|queria|agradecia|agradeço|peço-lhe|lhe peço'],
  nl: ['ik (?:\\p{L}+ )?(?:wil|zou|vraag|had|heb)(?: \\p{L}+)? (?:liever|graag)|liever'],
  pl: ['wol(?:ę|ał[ae]bym)|chciał[ae]bym|proszę|prosił[ae]bym|był[ae]bym wdzięczn\\p{L}+'],
  tr: ['isterim|istemem|tercih ederim|rica ederim|rica ediyorum|lütfen'],
};
