import { type Language } from '@colloquy/contracts';
import { selvesOf } from '../text/grammar';
import { folded } from '../text/facts';
import { wordsOf } from '../text/segment';
import { type AnalysisInput } from './analyst';
import { speaksForOthers, speaksOfSelf } from './voice';

const anyReader: Partial<Record<Language, { whoever: string; here: string }>> = {
  en: {
    whoever:
      'whoever|(?:anyone|anybody|everyone|everybody|someone|somebody|nobody|no one|those|the (?:person|people|reader|one|program|machine|software|system)s?) (?:who|that|which|\\p{L}+ing)',
    here: 'this(?! (?:year|month|week|time|day|way|kind|sort|one))|these (?:words|lines|answers)|what i (?:say|said)|the (?:text|write-?up|summary)|all (?:of )?this',
  },
  de: {
    whoever:
      'wer|alle,? die|jeder,? der|jede,? die|derjenige,? der|diejenigen,? die|die person,? die|das programm,? das',
    here: '(?:das|dies|dieses) hier|dies(?! (?:jahr|mal))|hier (?:später|nachher|am ende)|diese (?:worte|zeilen|antworten)|den (?:text|bericht)|das alles|all das',
  },
  es: {
    whoever: 'quien|quienes|el que|la que|los que|cualquiera que|la persona que|el programa que',
    here: 'esto|estas (?:palabras|líneas|respuestas)|lo que digo|el (?:texto|resumen)|todo (?:esto|eso)',
  },
  fr: {
    whoever:
      'celui qui|celle qui|ceux qui|quiconque|la personne qui|le programme qui|toute personne qui|ceux et celles qui',
    here: 'ceci|ces (?:mots|lignes|réponses)|ce que je dis|le (?:texte|résumé)|tout (?:cela|ça|ceci)',
  },
  it: {
    whoever: 'chi|chiunque|coloro che|quelli che|colui che|la persona che|il programma che',
    here: 'questo|queste (?:parole|righe|risposte)|ciò che dico|tutto questo|il (?:testo|riassunto)',
  },
  pt: {
    whoever: 'quem|aquele que|aquela que|aqueles que|a pessoa que|o programa que|qualquer um que',
    here: 'isto|isso aqui|estas (?:palavras|linhas|respostas)|o que digo|o (?:texto|resumo)|tudo (?:isto|isso)',
  },
  nl: {
    whoever: 'wie|degene die|iedereen die|de persoon die|het programma dat',
    here: 'dit(?! (?:jaar|keer|moment|soort))|deze (?:woorden|regels|antwoorden)|wat ik zeg|de (?:tekst|samenvatting)',
  },
  pl: {
    whoever: 'kto|ten,? kto|osoba,? która|osoby,? które|ktokolwiek',
    here: 'to wszystko|ten tekst|t[eę] (?:rozmow[eę]|słowa|odpowiedzi)|podsumowanie',
  },
};

const judging: Partial<Record<Language, string>> = {
  en: 'marks?|grades?|scores?|scoring|rat(?:es?|ing)|judg\\p{L}+|evaluat\\p{L}+|summari[sz]\\p{L}+|edits?|editing|transcrib\\p{L}+',
  de: 'noten?|punkte|(?:be|ver)?urteil\\p{L}*|beurteil\\p{L}*|bewert\\p{L}+|auswert\\p{L}+|benot\\p{L}+|zusammenfass\\p{L}+|redigier\\p{L}+',
  es: 'nota|notas|puntúa\\p{L}*|califi\\p{L}+|evalú\\p{L}+|juzg\\p{L}+|resum\\p{L}+|redact\\p{L}+|transcrib\\p{L}+',
  fr: 'note|notes|noter\\p{L}*|jug\\p{L}+|évalu\\p{L}+|résum\\p{L}+|rédig\\p{L}+|transcri\\p{L}+',
  it: 'voto|voti|valut\\p{L}+|giudic\\p{L}+|riassum\\p{L}+|redig\\p{L}+|trascriv\\p{L}+',
  pt: 'nota|notas|pontua\\p{L}*|avali\\p{L}+|julg\\p{L}+|resum\\p{L}+|redig\\p{L}+|transcrev\\p{L}+',
  nl: 'cijfers?|beoorde\\p{L}+|samenvat\\p{L}*|redige\\p{L}+',
  pl: 'ocen\\p{L}+|punkt\\p{L}+|podsumow\\p{L}+|streszcz\\p{L}+|redag\\p{L}+',
};

const readsThis: Partial<Record<Language, string>> = {
  en: '(?<!(?<!\\p{L})(?:i|we|he|she|they) )(?:reads?|reading|processes|parses) (?:this|these (?:words|lines|answers))(?=[,.;:!?]|$| (?:text|line|transcript|interview|conversation|back|later|afterwards))',
  de: '(?:dies|das|das hier|diese (?:zeilen|worte)) (?:liest|lesen|auswertet|verarbeitet)',
  es: '(?:lee|lea|leen|lean|procesa) (?:esto|estas (?:líneas|palabras))',
  fr: '(?:lit|lira|lisent|traite) (?:ceci|cela|ça|ces (?:lignes|mots))',
  it: '(?:legge|leggerà|leggono|elabora) (?:questo|queste (?:righe|parole))',
  pt: '(?:lê|ler|leem|lerem|processa) (?:isto|isso|estas (?:linhas|palavras))',
  nl: '(?:dit|deze (?:regels|woorden)) (?:leest|lezen|verwerkt)',
  pl: '(?:czyta|przeczyta|czytają) (?:to|te (?:słowa|zdania))',
};

const patterns = new Map<Language, RegExp>();

function anyReaderIn(language: Language): RegExp | undefined {
  const words = anyReader[language];
  if (!words) return undefined;
  const known = patterns.get(language);
  if (known) return known;
  const made = new RegExp(
    `(?<!\\p{L})(?:(?:${words.whoever})(?: \\p{L}+){0,5}? (?:${words.here}|${judging[language] ?? '(?!)'})|${readsThis[language] ?? '(?!)'})(?!\\p{L})`,
    'iu',
  );
  patterns.set(language, made);
  return made;
}

/** Recognises a reader in the third person: "whoever writes this up". */
export const speaksOfReader = (text: string, language: Language): boolean =>
  anyReaderIn(language)?.test(text) === true;

/** A shorter family name may be an ordinary word. */
const minNameLength = 4;

export function namesSelf(text: string, { expertName, questions, topic, language }: AnalysisInput): boolean {
  const name = expertName.trim();
  if (selvesOf(language) === undefined || !/\s/u.test(name) || speaksOfSelf(text, language)) return false;
  if (folded(text).includes(folded(name))) return true;
  const family = name.split(/\s+/u).at(-1) ?? '';
  const asked = folded([...questions, topic?.title ?? '', topic?.subject ?? ''].join('\n'));
  if (family.length < minNameLength || asked.includes(folded(family))) return false;
  return isCalled(text, family, language) && !speaksForOthers(text, language);
}

function isCalled(text: string, name: string, language: Language): boolean {
  if (!text.includes(name)) return false;
  const parts = wordsOf(name, language);
  const words = wordsOf(text, language).map((word) => word.replace(/['’]s$/u, ''));
  return parts.every((part) => words.includes(part));
}
