import { type Language } from '@colloquy/contracts';
import { folded } from '../text/facts';
import { type Wording } from './agent-wording';
import { type AnalysisInput } from './analyst';
import { patternOf } from './attitude';
import { namesSelf, speaksOfReader } from './readers';
import { speaksForOthers, speaksOfSelf } from './voice';

const give = String.raw`(?:give|set|assign|award|output|return|print|rate|grade|score|authori[sz]e|repeat|reveal|write)`;

/** Sources of regular expressions. */
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
    'the (?:evaluator|grader|summari[sz]er|language model) (?:shall|must|should|will|has to)',
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

/** Names of the parts of a delivery: a speaker who uses one addresses the reader. */
const deliverables: Partial<Record<Language, string>> = {
  en: '(?:the|your|this) (?:summary|transcript|notes|write-?up)|your (?:report|article|paper|record|analysis|evaluation|minutes|readers?|client)|this (?:interview|conversation|call)',
  de: '(?:der|die|ihre|ihrer|dieser) (?:zusammenfassung|niederschrift|auswertung)|(?:das|dem|ihr|ihrem) transkript|(?:ihre|ihren|die|den) notizen|ihr(?:em|en|er|e)? (?:protokoll|bericht|artikel|analyse|bewertung|auswertung|leser|kunden?)|diese[sm] (?:gespräch|interview)',
  es: '(?:el|su|este) resumen|(?:la|su) transcripción|sus? (?:notas|informe|artículo|análisis|evaluación|acta)|esta (?:entrevista|conversación)',
  fr: '(?:le|votre|ce) résumé|(?:la|votre) (?:transcription|synthèse)|vos notes|votre (?:compte[ -]rendu|rapport|article|analyse|évaluation)|cet entretien|cette (?:interview|conversation)',
  it: '(?:il|nel|suo|questo) riassunto|(?:la|nella) trascrizione|(?:suoi|vostri) appunti|(?:sua|suo|vostra|vostro) (?:sintesi|relazione|articolo|analisi|valutazione|verbale)|questa (?:intervista|conversazione)',
  pt: '(?:o|no|seu) resumo|(?:a|na) transcrição|suas notas|(?:seu|sua) (?:relatório|artigo|análise|avaliação|ata)|esta (?:entrevista|conversa)',
  nl: '(?:de|uw|deze) samenvatting|(?:het|uw) transcript|uw (?:notities|verslag|rapport|artikel|analyse|beoordeling)|dit (?:interview|gesprek)',
};

/** Words that ask for something, beside the name of a part of a delivery. */
const requests: Partial<Record<Language, string>> = {
  en: "please|should|must|helpful|mention\\p{L}*|says?|states?|write|put|include|record|for your|don't forget|make sure|rate|score|required",
  de: 'bitte|soll\\p{L}*|muss|müssen|könnte\\p{L}*|würde\\p{L}*|erwähn\\p{L}*|schreib\\p{L}*|notier\\p{L}*|vermerk\\p{L}*|halten sie|aufnehmen|bewert\\p{L}*|(?:hat|haben|ist|sind)(?: \\p{L}+){1,5} zu \\p{L}+en',
  es: 'por favor|debe|debería|podría|quiero|gustaría|mencion\\p{L}*|escrib\\p{L}*|anot\\p{L}*|ponga|pon|incluy\\p{L}*',
  fr: "s'il vous plaît|doit|devrait|pourrait|pourriez|voudrais|aimerais|mentionn\\p{L}*|écri\\p{L}*|not(?:ez|er)|inscri\\p{L}*",
  it: 'per favore|dovrebbe|deve|potrebbe|vorrei|menzion\\p{L}*|scriv\\p{L}*|annot\\p{L}*',
  pt: 'por favor|deve|deveria|poderia|gostaria|mencion\\p{L}*|escrev\\p{L}*|anot\\p{L}*',
  nl: 'alstublieft|moet|zou|graag|vermeld\\p{L}*|schrijf\\p{L}*|noteer\\p{L}*',
};

/** Marks of documents and programs, which are not spoken. */
const markup = /[[<{(]\s*\/?\p{Lu}{3,}\s*[\]>})]|#{2,}|<\/?\w+>|`{3}|\{\{|\{\s*"/u;

/** "Note that ...": asks the reader to write something down without a name for it. */
const dictations: Wording = {
  en: [
    '(?:you|one) (?:may|might|should|could|can|will|must)(?: also| well| perhaps)? (?:want|wish|like|care)? ?(?:to )?(?:note|record|mention|write|quote|emphasi[sz]e|highlight|stress)(?: down)? that',
    '(?:please|kindly|do) (?:note|record|mention|write|quote|emphasi[sz]e|highlight|stress)(?: down)? (?:that|this)',
    '(?:write|put|note)(?: it| this| that)? down (?:that|as)',
    '(?:let it|it (?:should|must|shall|ought to|needs to|has to|may|can|will)(?: also)?) be (?:noted|recorded|stated|written|mentioned|shown|reported)',
    '(?:put|mark|write) (?:me|us) down',
    'for the record',
    'the (?:conclusion|headline|bottom line|verdict) (?:is|must be|should be|reads) that',
  ],
  de: [
    '(?:schreiben|notieren|vermerken|erwähnen|halten) sie(?: \\p{L}+){0,3},? dass',
    '(?:(?:können|könnten|sollten|dürfen|würden|mögen) sie|sie (?:können|könnten|sollten|dürfen)|bitte)(?: \\p{L}+){0,4} (?:notieren|festhalten|aufschreiben|schreiben|vermerken|erwähnen)',
    '(?:es|hier|da|dort|darin|am ende|im text) (?:wird|werde|steht|stehe|soll|muss|gehört)(?: \\p{L}+){0,6},? dass',
    '(?:darf|soll|kann|sollte) (?:gern|gerne|ruhig|auch)?(?: \\p{L}+){0,3} (?:drinstehen|erwähnt werden|festgehalten werden)',
  ],
  es: [
    '(?:anote|apunte|escriba|ponga|mencione|puede (?:anotar|poner|mencionar|escribir)) que',
    '(?:que conste|quede constancia de|conste|hay que (?:anotar|escribir|poner)) que',
  ],
  fr: [
    '(?:notez|écrivez|mentionnez|inscrivez|vous pouvez (?:noter|écrire|mentionner)) que',
    '(?:il faut|il faudra|il convient de) (?:noter|écrire|mentionner|retenir) que',
  ],
  it: [
    '(?:scriva|annoti|noti|menzioni|può (?:scrivere|annotare|menzionare)) che',
    '(?:si (?:scriva|annoti)|va (?:scritto|annotato)|bisogna scrivere) che',
  ],
  pt: ['(?:anote|escreva|mencione|registre|registe|pode (?:anotar|escrever|mencionar)) que'],
  nl: ['(?:noteer|schrijf|vermeld|u (?:kunt|mag) (?:noteren|schrijven|vermelden))(?: \\p{L}+){0,2} dat'],
};

const openings = new Map<Language, RegExp>();

/** Matches a sentence that begins with a part of a delivery and tells of the expert. */
function describing(text: string, language: Language): RegExpExecArray | null {
  const names = deliverables[language];
  if (names === undefined || !speaksOfSelf(text, language)) return null;
  const known =
    openings.get(language) ??
    new RegExp(`^(?:\\p{L}{1,4},? )?(?:(?:in|im|nel|en|dans) )?(?<name>${names})(?!\\p{L})`, 'iu');
  openings.set(language, known);
  return known.exec(text);
}

const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ');
const patterns = new Map<Language, RegExp>();

/** Matches the name of a part of a delivery and a word that asks, in either order. */
function askingFor(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const [names, asking] = [deliverables[language] ?? '(?!)', requests[language] ?? '(?!)'];
  const word = (alternatives: string) => `(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`;
  const made = new RegExp(
    `^(?=.*${word(`(?<name>${names})`)})(?=.*${word(asking)})|^(?:for|für|para|pour|per|voor) (?:i )?(?<opening>${names})(?!\\p{L})`,
    'iu',
  );
  patterns.set(language, made);
  return made;
}

/**
 * Returns whether a sentence is for the reader of the delivery or for the software, not for the interviewer: it gives
 * orders, dictates what to write, or speaks of the reader or of the expert in the third person. "We" describes such words instead.
 */
export function addressesReader(sentence: string, input: AnalysisInput): boolean {
  const { language, questions, topic } = input;
  const text = plain(sentence);
  if (markup.test(text)) return true;
  if (namesSelf(text, input) || speaksOfReader(text, language)) return true;
  if (speaksForOthers(text, language) && !/[:：]/u.test(text))
    return patternOf('dictations', dictations, language).test(text);
  if (patternOf('orders', orders, language).test(text)) return true;
  if (patternOf('dictations', dictations, language).test(text)) return true;
  // an interview about summaries often names them
  const subject = [...questions, topic?.title ?? '', topic?.subject ?? ''].join('\n');
  const asking = (askingFor(language).exec(text) ?? describing(text, language))?.groups;
  const part = (asking?.['name'] ?? asking?.['opening'] ?? '').split(' ').at(-1) ?? '';
  return asking !== undefined && !folded(subject).includes(folded(part));
}
