import { type Language } from '@colloquy/contracts';

type Words = Partial<Record<Language, string>>;

const compiled = new Map<string, RegExp>();

/** Matches nothing in languages without a table. */
function matcher(name: string, table: Words, language: Language): RegExp {
  const key = `${name} ${language}`;
  const isSpaced = !['ja', 'zh'].includes(language);
  const source = table[language] ?? '(?!)';
  const made =
    compiled.get(key) ??
    new RegExp(isSpaced ? `(?<![\\p{L}'’])(?:${source})(?!\\p{L})` : `(?:${source})`, 'u');
  compiled.set(key, made);
  return made;
}

const copulas: Words = {
  en: `is|was|are|were|isn't|wasn't|has been|had been|became|remains`,
  de: 'ist|war|sind|waren|bleibt|wurde',
  es: 'es|era|fue|son|eran',
  fr: `est|était|sont|étaient|fut`,
  it: 'è|era|sono|erano|fu',
  pt: 'é|era|são|eram|foi',
  nl: 'is|was|zijn|waren|wordt',
  pl: 'jest|był|była|są|byli',
  sv: 'är|var',
  da: 'er|var',
  no: 'er|var',
};

const articles: Words = {
  en: 'a|an|the|one of',
  de: 'ein|eine|einer|einem|einen|der|die|das|dem|den',
  es: 'un|una|el|la|los|las|uno de|una de',
  fr: `un|une|le|la|les|l['’]|l['’]une? des`,
  it: `un|uno|una|il|lo|la|i|gli|le|uno dei|una delle`,
  pt: 'um|uma|o|a|os|as|um dos|uma das',
  nl: 'een|de|het',
  sv: 'en|ett|den|det',
  da: 'en|et|den|det',
  no: 'en|ei|et|den|det',
};

const experts: Words = {
  en: 'the (?:expert|interviewee|respondent|speaker)|he|she',
  de: '(?:der|die) (?:expertin|experte|befragte|interviewte)|er|sie',
  es: '(?:el|la) (?:expert[oa]|entrevistad[oa])|él|ella',
  fr: `l['’](?:experte?|interviewée?)|il|elle`,
  it: `l['’](?:espert[oa]|intervistat[oa])|lui|lei`,
  pt: '(?:o|a) (?:especialista|entrevistad[oa])|ele|ela',
  nl: 'de (?:expert|ge[iï]nterviewde)|hij|zij',
};

const quotatives: Words = {
  en: `says?|said|saying|claims?|claimed|tells?|told|believes?|believed|thinks?|thought|insists?|reckons?|hears?|heard|fears?|feared|expects?|expected|predicts?|predicted|according to|allegedly|supposedly|reportedly|rumou?rs?|rumou?red|argues?|argued`,
  de: 'sagt|sagen|sagte|sagten|behaupte(?:t|n|te|ten)|mein(?:t|en|te|ten)|glaub(?:t|en|te|ten)|denkt|denken|dachte|erzähl(?:t|en|te|ten)|laut|zufolge|angeblich|gehört|heißt es|soll|sollen|fürchte(?:t|n|te)|erwarte(?:t|n|te)',
  es: 'dice|dicen|dijo|dijeron|afirma[n]?|afirmó|cree|creen|creía|piensa|piensan|opina[n]?|según|cuenta[n]?|contó|supuestamente|asegura[n]?|teme[n]?',
  fr: `dit|disent|disait|affirme(?:nt)?|croit|croient|pense(?:nt)?|selon|d['’]après|raconte(?:nt)?|prétend(?:ent)?|il paraît|paraît-il|craint|craignent`,
  it: `dice|dicono|diceva|afferma(?:no)?|crede|credono|pensa(?:no)?|secondo|racconta(?:no)?|sostiene|sostengono|pare|teme`,
  pt: 'diz|dizem|disse|disseram|afirma[m]?|acha[m]?|acredita[m]?|pensa[m]?|segundo|conta[m]?|teme[m]?|supostamente',
  nl: 'zegt|zeggen|zei|zeiden|beweert|beweren|gelooft|geloven|denkt|denken|volgens|vertelt|vreest',
  pl: 'mówi|mówią|mówił|twierdzi|twierdzą|uważa|uważają|według|podobno|rzekomo|zdaniem',
  ja: 'と言|という噂|だそう|らしい|によると|によれば',
  zh: '据说|听说|声称|据称|认为',
};

const more: Words = {
  en: 'ris(?:e|es|en|ing)|rose|increas(?:e|es|ed|ing)|gr[eo]w|grows|grown|growing|growth|higher|gain(?:s|ed)?|climb(?:s|ed)?|dearer|doubled|went up|up',
  de: 'steig(?:t|en)|stieg(?:en)?|gestiegen|erhöh(?:t|te|ten|en)|wuchs|wachsen|gewachsen|zugenommen|höher|mehr|teurer|verdoppelt|zunahme|anstieg',
  es: 'sub(?:e|en|ió|ieron|ido)|aument(?:a|an|ó|aron|ado|o)|crec(?:e|en|ió|ieron|ido)|mayor|más car[oa]s?|alza',
  fr: `augment(?:e|ent|é|ée|és|ait|ation)|monte(?:nt)?|monté[es]*|hausse|crû|croît|croissent|plus chers?`,
  it: `aument(?:a|ano|ato|ati|ata|ate|o)|cresc(?:e|ono|iuto|iuta|iuti)|salit[oaie]|sale|salgono|rialzo`,
  pt: 'aument(?:a|am|ou|aram|ado|o)|cresc(?:e|em|eu|eram|ido)|sub(?:iu|iram|ido)|alta',
  nl: 'stijg(?:t|en)|steeg|stegen|gestegen|toegenomen|hoger|groei(?:t|en|de)|duurder',
};
const less: Words = {
  en: 'fewer|less|hardly|barely|f[ae]ll|falls|fallen|falling|drop(?:s|ped|ping)?|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing)|lower|lowered|shr[aiu]nk|shrinks|cheaper|halved|went down|down|cut|los[te]',
  de: 'fiel(?:en)?|fällt|fallen|gefallen|sink(?:t|en)|sank(?:en)?|gesunken|gesenkt|senkte|abgenommen|weniger|niedriger|billiger|rückgang|zurück(?:gegangen)?|halbiert',
  es: 'menos|baj(?:a|an|ó|aron|ado)|disminu(?:ye|yó|yeron|ido)|ca(?:e|en|yó|yeron|ído)|descend(?:ió|ido)|reduj[oe]|redujeron|menor|caída|descenso',
  fr: `moins|baiss(?:e|ent|é|ée|és|ait)|diminu(?:e|ent|é|ée|és|ait)|chut(?:e|ent|é)|recul(?:e|ent|é)?|tomb(?:e|é|ée|és)|moins chers?|réduit`,
  it: `meno|diminuit[oaie]|diminuisc\\p{L}+|cal(?:a|ano|ato|ata|ati|ate|o)|sces[oaie]|scend(?:e|ono)|ridott[oaie]|ribasso`,
  pt: 'menos|ca(?:i|em|iu|íram|ído)|diminu(?:i|em|iu|íram|ído)|baix(?:a|ou|aram|ado)|reduz(?:iu|ido|iram)|queda',
  nl: 'minder|daal(?:t|de|den)|dalen|gedaald|gezakt|lager|afgenomen|goedkoper|verlaagd',
};

const each: Words = {
  en: 'every|each',
  de: 'jede[nrms]?',
  es: 'cada',
  fr: 'chaque',
  it: 'ogni|ciascun[oa]?',
  pt: 'cada',
  nl: 'elke?|ieder[e]?',
};
/** An article stands for "per" only after a known unit. */
const rates: Words = {
  en: 'an?|per|every|each',
  de: 'je|pro|im|am|jede[nrms]?',
  es: 'por|al|cada',
  fr: `par|chaque`,
  it: `per|al|alla|ogni`,
  pt: 'por|cada',
  nl: 'per|elke?',
};
const rateArticles: Words = {
  en: 'the',
  es: 'la|el',
  fr: `le|la|à la|l['’]`,
  it: `il|all['’]|la`,
  pt: 'a|o',
};

export const quotativeIn = (language: Language) => matcher('quotative', quotatives, language);
export const moreIn = (language: Language) => matcher('more', more, language);
export const lessIn = (language: Language) => matcher('less', less, language);

export function distributedIn(text: string, language: Language): string[] {
  const source = each[language];
  if (source === undefined) return [];
  const made = new RegExp(`(?<!\\p{L})(?:${source}) (\\p{L}{2,})`, 'giu');
  return [...text.matchAll(made)].flatMap(({ 1: word }) => word ?? []);
}

/** Returns "tonne" for "390 euros a tonne". */
export function rateBehind(text: string, isLoose: boolean, language: Language): string | undefined {
  const source = [rates[language], isLoose ? undefined : rateArticles[language]].filter(Boolean).join('|');
  const made = new RegExp(
    `^\\s?[^\\s\\d]+(?:\\s(?:of|von|de|di|an)\\s\\p{L}+)?(?:\\s?/\\s?|\\s(?:${source || '(?!)'})(?:\\s|(?<=['’])))(\\p{L}{2,})`,
    'iu',
  );
  return made.exec(text)?.[1];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

export function identityIn(sentence: string, expertName: string, language: Language): string[] {
  const [copula, article] = [copulas[language], articles[language]];
  if (copula === undefined || article === undefined) return [];
  const names = expertName.split(/\s+/u).filter((part) => part.length > 2);
  const who = [experts[language] ?? '(?!)', ...names.map(escaped)].join('|');
  const is = new RegExp(
    `(?<!\\p{L})(?:${who})(?: \\p{L}+)? (?:${copula}|gilt)(?:(?: \\p{L}+){0,3} (?:als|as|como|comme|come))? (?:${article}) ?([^,;.]+)`,
    'giu',
  );
  const beside = new RegExp(`(?<!\\p{L})(?:${who}), (?:(?:${article}|former|ex) ?)([^,;.]+)[,.]`, 'giu');
  return [...sentence.matchAll(is), ...sentence.matchAll(beside)].flatMap(({ 1: said }) => said ?? []);
}

export function copularIn(
  sentence: string,
  language: Language,
): { subject: string; rest: string } | undefined {
  const found = matcher('copula', copulas, language).exec(sentence);
  if (!found || found.index === 0) return undefined;
  return { subject: sentence.slice(0, found.index), rest: sentence.slice(found.index + found[0].length) };
}

const reasons: Words = {
  en: `because|since|due to|as a result of|thanks to`,
  de: 'weil|wegen|aufgrund|da|dank',
  es: 'porque|ya que|debido a|puesto que|gracias a',
  fr: `parce qu(?:e|['’])|car|puisqu(?:e|['’])|à cause de|en raison de|grâce à`,
  it: 'perché|poiché|a causa di|grazie a',
  pt: 'porque|já que|devido a|graças a',
  nl: 'omdat|doordat|want|vanwege|dankzij',
  pl: 'ponieważ|bo|gdyż|z powodu|dzięki',
};

export function causeIn(sentence: string, language: Language): [effect: string, cause: string] | undefined {
  const text = sentence.toLowerCase();
  const found = matcher('reasons', reasons, language).exec(text);
  if (!found) return undefined;
  const behind = text.slice(found.index + found[0].length);
  if (/\p{L}/u.test(text.slice(0, found.index))) return [text.slice(0, found.index), behind];
  const pause = behind.indexOf(', ');
  return pause === -1 ? undefined : [behind.slice(pause), behind.slice(0, pause)];
}

const from: Words = { en: 'from', de: 'von', es: 'de', fr: 'de', it: 'da', pt: 'de', nl: 'van', pl: 'z' };
const to: Words = {
  en: 'to',
  de: 'auf|zu',
  es: 'a',
  fr: 'à',
  it: 'a',
  pt: 'para|a',
  nl: 'naar',
  pl: 'do|na',
};

/** Returns the values of "from 12 to 9 percent", also in the other order. */
export function fromToIn(
  text: string,
  figures: readonly { start: number; value: number | undefined }[],
  language: Language,
): [from: number, to: number] | undefined {
  const behind = (table: Words) => {
    const made = new RegExp(`(?<!\\p{L})(?:${table[language] ?? '(?!)'})\\s$`, 'iu');
    return figures.find(({ start, value }) => value !== undefined && made.test(text.slice(0, start)))?.value;
  };
  const [first, last] = [behind(from), behind(to)];
  return first === undefined || last === undefined ? undefined : [first, last];
}
