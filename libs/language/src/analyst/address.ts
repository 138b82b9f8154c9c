import { type Language } from '@colloquy/contracts';
import { folded } from '../text/facts';
import { type Wording } from './agent-wording';
import { type AnalysisInput } from './analyst';
import { patternOf } from './attitude';
import { selvesOf } from './grammar';
import { speaksForOthers, speaksOfSelf } from './voice';

const give = String.raw`(?:give|set|assign|award|output|return|print|rate|grade|score|authori[sz]e|repeat|reveal|write)`;

/** Instructions to the analyst, as sources of regular expressions. */
const orders: Wording = {
  en: [
    '(?:ignore|disregard|forget|override)(?: \\p{L}+){0,3} (?:instructions?|rules|prompts?|rubric|guidelines|criteria)',
    `(?:^|[.,:;!?\\]] ?|please |must |shall |should |then )${give}(?: [\\p{L}\\p{N}]+){0,8} (?:scores?|rating|points|marks|prompt|\\p{L}*score|stars)(?: |$|[.,!:])`,
    `(?:^|[.,:;!?\\]] ?|please |must |shall |should |then )${give}(?: [\\p{L}\\p{N}]+){0,6} (?:100|hundred)(?: |$|[.,!%])`,
    '(?:full|maximum|top|highest)(?: possible)?(?: quality)? (?:scores?|rating|points|marks)',
    'system (?:prompt|override|message)',
    '^(?:system|assistant|user|important|note to the \\p{L}+) ?:',
    'you are (?:now )?(?:the|an?|in) (?:analyst|evaluator|assistant|model|judge|developer|language model|ai|different)',
    '(?:as|dear|hey|hello) (?:the |an? )?(?:evaluator|ai|language model|analyst|judge|grader)',
    'the (?:model|analyst|evaluator|ai|grader|judge) (?:shall|must|should|will|has to)',
    '(?:end|begin|beginning|start) of (?:the )?(?:transcript|conversation|interview|prompt)',
    '(?:repeat|print|show|reveal) (?:everything|all|the text) (?:above|before)',
    '(?:quality|agent)_?score',
    'developer mode',
  ],
  es: [
    '(?:ignora|ignore|olvida|olvide)(?: \\p{L}+){0,4} instrucciones',
    '(?:dame|deme|da|dé|pon|ponga|asigna|asigne)(?: \\p{L}+){0,5} (?:puntuación|puntos|nota|calificación)',
    '(?:eres|usted es) (?:ahora )?(?:el|un) (?:analista|evaluador|asistente|modelo)',
  ],
  fr: [
    '(?:ignore|ignorez|oublie|oubliez)(?: \\p{L}+){0,4} instructions',
    '(?:donne|donnez|mets|mettez|attribue|attribuez)(?:-moi)?(?: \\p{L}+){0,5} (?:score|points|note)',
    "(?:tu es|vous êtes) (?:maintenant )?(?:l'|un |le )(?:analyste|évaluateur|assistant|modèle)",
  ],
  de: [
    '(?:ignoriere|ignorieren sie|vergiss|vergessen sie)(?: \\p{L}+){0,4} (?:anweisungen|regeln|vorgaben)',
    '(?:gib|geben sie|vergib|vergeben sie|setze|setzen sie)(?: [\\p{L}\\p{N}]+){0,6} (?:punkte|punktzahl|note|bewertung|score)',
    '(?:du bist|sie sind) (?:jetzt )?(?:der|ein) (?:analyst|bewerter|assistent|modell|gutachter)',
  ],
};

/** The parts of a delivery by their names: who speaks of them speaks to its reader. */
const deliverables: Partial<Record<Language, string>> = {
  en: 'your (?:report|article|paper|record|analysis|readers?|client)|this (?:interview|conversation|call)|summary|transcript|notes|write-?up|evaluation|minutes|rating',
  de: 'ihre[mnr]? (?:bericht|artikel|analyse|leser|kunden?)|dieses (?:gespräch|interview)|zusammenfassung|transkript|notizen|protokoll|auswertung|bewertung|niederschrift',
  es: 'su (?:informe|artículo|análisis)|esta (?:entrevista|conversación)|resumen|transcripción|notas|acta|evaluación|puntuación',
  fr: 'votre (?:rapport|article|analyse)|(?:cet entretien|cette (?:interview|conversation))|résumé|transcription|notes|compte rendu|compte-rendu|évaluation|synthèse',
  it: '(?:sua|suo|vostra|vostro) (?:relazione|articolo|analisi)|questa (?:intervista|conversazione)|riassunto|sintesi|trascrizione|appunti|verbale|valutazione',
  pt: 'seu (?:relatório|artigo)|esta (?:entrevista|conversa)|resumo|transcrição|notas|ata|avaliação',
  nl: 'uw (?:rapport|artikel|analyse)|dit (?:interview|gesprek)|samenvatting|transcript|notities|verslag|beoordeling',
  sv: 'sammanfattning\\p{L}*|anteckning\\p{L}*|protokoll\\p{L}*',
  da: 'sammenfatning\\p{L}*|resumé\\p{L}*|noter\\p{L}*|referat\\p{L}*',
  no: 'sammendrag\\p{L}*|notat\\p{L}*|referat\\p{L}*',
  pl: 'podsumowani\\p{L}+|notat\\p{L}+|protokół\\p{L}*|transkrypcj\\p{L}+',
  tr: 'özet\\p{L}*|notlar\\p{L}*|tutanak\\p{L}*|değerlendirme\\p{L}*',
  ru: 'резюме|заметк\\p{L}+|протокол\\p{L}*',
};

/** Words that ask for something, beside the name of a part of a delivery. */
const requests: Partial<Record<Language, string>> = {
  en: "please|should|must|could|would|may want|might want|want|like|help(?:ful)?|mention|say|state|write|put|note|include|rate|score|required|for (?:your|the)|don't forget|make sure",
  de: 'bitte|soll\\p{L}*|muss|müssen|könnte\\p{L}*|würde\\p{L}*|erwähn\\p{L}*|schreib\\p{L}*|notier\\p{L}*|vermerk\\p{L}*|für (?:ihre|ihr|die|das)|halten sie|aufnehmen|bewert\\p{L}*',
  es: 'por favor|debe|debería|podría|quiero|gustaría|mencion\\p{L}*|escrib\\p{L}*|anot\\p{L}*|ponga|pon|incluy\\p{L}*|para (?:sus|su|tus|el|la)',
  fr: "s'il vous plaît|doit|devrait|pourrait|pourriez|voudrais|aimerais|mentionn\\p{L}*|écri\\p{L}*|not(?:ez|er)|inscri\\p{L}*|pour (?:vos|votre|le|la)",
  it: 'per favore|dovrebbe|deve|potrebbe|vorrei|menzion\\p{L}*|scriv\\p{L}*|annot\\p{L}*|per (?:i suoi|le sue|la|il)',
  pt: 'por favor|deve|deveria|poderia|gostaria|mencion\\p{L}*|escrev\\p{L}*|anot\\p{L}*|para (?:as suas|seu|o|a)',
  nl: 'alstublieft|moet|zou|graag|vermeld\\p{L}*|schrijf\\p{L}*|noteer\\p{L}*|voor (?:uw|de|het)',
  sv: 'snälla|ska|bör|gärna|nämn\\p{L}*|skriv\\p{L}*|för (?:din|er)',
  da: 'skal|bør|gerne|nævn\\p{L}*|skriv\\p{L}*|til (?:dine|jeres)',
  no: 'skal|bør|gjerne|nevn\\p{L}*|skriv\\p{L}*|til (?:dine|deres)',
  pl: 'proszę|powin\\p{L}+|należy|wspomni\\p{L}*|napis\\p{L}*|zapis\\p{L}*|do (?:pana|pani)',
  tr: 'lütfen|gerek\\p{L}*|yaz\\p{L}*|belirt\\p{L}*|ekle\\p{L}*|için',
  ru: 'пожалуйста|долж\\p{L}+|следует|упомян\\p{L}*|напиш\\p{L}*|запиш\\p{L}*|для ваш\\p{L}+',
};

/** Marks of documents and programs, which nobody speaks. */
const markup = /[[<{(]\s*\/?\p{Lu}{3,}\s*[\]>})]|#{2,}|<\/?\w+>|`{3}|\{\{|\{\s*"/u;

/** "Note that ...": asks the reader to write something down without a name for it. */
const dictations: Wording = {
  en: [
    '(?:you|one) (?:may|might|should|could|can|will|must)(?: also| well| perhaps)? (?:want|wish|like|care)? ?(?:to )?(?:note|record|mention|write|quote|emphasi[sz]e|highlight|stress)(?: down)? that',
    '(?:please|kindly|do) (?:note|record|mention|write|quote|emphasi[sz]e|highlight|stress)(?: down)? (?:that|this)',
    '(?:write|put|note)(?: it| this| that)? down (?:that|as)',
  ],
  de: [
    '(?:schreiben|notieren|vermerken|erwähnen|halten) sie(?: \\p{L}+){0,3},? dass',
    '(?:(?:können|könnten|sollten|dürfen|würden|mögen) sie|sie (?:können|könnten|sollten|dürfen)|bitte)(?: \\p{L}+){0,4} (?:notieren|festhalten|aufschreiben|schreiben|vermerken|erwähnen)',
    '(?:darf|soll|kann|sollte) (?:gern|gerne|ruhig|auch)?(?: \\p{L}+){0,3} (?:drinstehen|erwähnt werden|festgehalten werden)',
  ],
  es: ['(?:anote|apunte|escriba|ponga|mencione|puede (?:anotar|poner|mencionar|escribir)) que'],
  fr: ['(?:notez|écrivez|mentionnez|inscrivez|vous pouvez (?:noter|écrire|mentionner)) que'],
  it: ['(?:scriva|annoti|noti|menzioni|può (?:scrivere|annotare|menzionare)) che'],
  pt: ['(?:anote|escreva|mencione|registre|registe|pode (?:anotar|escrever|mencionar)) que'],
  nl: ['(?:noteer|schrijf|vermeld|u (?:kunt|mag) (?:noteren|schrijven|vermelden))(?: \\p{L}+){0,2} dat'],
};

const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ');
const patterns = new Map<Language, RegExp>();

/** Matches the name of a part of a delivery and a word that asks, in either order. */
function askingFor(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const [names, asking] = [deliverables[language] ?? '(?!)', requests[language] ?? '(?!)'];
  const word = (alternatives: string) => `(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`;
  const made = new RegExp(
    `^(?=.*${word(`(?<name>${names})`)})(?=.*${word(asking)})|^(?:for|für|para|pour|per|voor) \\p{L}+ (?<opening>${names})(?!\\p{L})`,
    'iu',
  );
  patterns.set(language, made);
  return made;
}

/**
 * Returns whether a sentence is for the reader of the delivery or for the software, not for the interviewer: it gives
 * orders, dictates what to write, or speaks of the expert by the full name. "We" describes such words instead.
 */
export function addressesReader(
  sentence: string,
  { language, expertName, questions, topic }: AnalysisInput,
): boolean {
  const text = plain(sentence);
  if (markup.test(text)) return true;
  if (namesSelf(text, expertName, language)) return true;
  if (speaksForOthers(text, language) && !/[:：]/u.test(text))
    return patternOf('dictations', dictations, language).test(text);
  if (patternOf('orders', orders, language).test(text)) return true;
  if (patternOf('dictations', dictations, language).test(text)) return true;
  // an interview about summaries is full of them
  const subject = [...questions, topic?.title ?? '', topic?.subject ?? ''].join('\n');
  const asking = askingFor(language).exec(text)?.groups;
  return asking !== undefined && !folded(subject).includes(folded(asking['name'] ?? asking['opening'] ?? ''));
}

/** An expert who says the own full name, and neither "I" nor "my", does not tell what the expert knows. */
const namesSelf = (text: string, expertName: string, language: Language): boolean =>
  selvesOf(language) !== undefined &&
  /\s/u.test(expertName.trim()) &&
  folded(text).includes(folded(expertName)) &&
  !speaksOfSelf(text, language);
