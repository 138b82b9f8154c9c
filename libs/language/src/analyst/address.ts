import { type Language } from '@colloquy/contracts';
import { type Wording } from './agent-wording';
import { type AnalysisInput } from './analyst';
import { wish } from './speech-act-words';
import { patternOf } from './patterns';
import { addressesSomebody, asksOfDelivery, speaksAsGroup } from './deliveries';
import { namesSelf, speaksOfReader } from './readers';

const give = String.raw`(?:give|set|assign|award|output|return|print|rate|grade|score|authori[sz]e|repeat|reveal|write)`;

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
    '^(?:summary|transcript|report|analysis|evaluation|text)(?: \\p{L}+)?:(?= .*(?<!\\p{L})(?:experts?|interview\\p{L}*|speakers?|respondents?|answers?|replies|scores?|reliab\\p{L}+|credib\\p{L}+|he|she)(?!\\p{L}))',
    '(?:everything|anything|all|the answers?) (?:above|below)(?=[,.;:!?]|$| (?:counts?|(?:has|have) been said|should|must)(?!\\p{L}))',
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

/** Marks of documents and programs, which are not spoken. */
const markup = /[[<{(]\s*\/?\p{Lu}{3,}\s*[\]>})]|#{2,}|<\/?\w+>|`{3}|\{\{|\{\s*"/u;

const labelled =
  /^(?:interviewer(?:in)?|interviewee|expert(?:e|in)?|moderator(?:in)?|befragte[r]?|entrevistador[a]?|entrevistad[oa]|expert[oa]|intervieweu(?:r|se)|intervistatore|intervistat[oa]|espert[oa]) ?:/iu;

/** Asks the reader to write something down, without a name for it: "Note that ...". */
const dictations: Wording = {
  en: [
    '(?:you|one) (?:may|might|should|could|can|will|must)(?: also| well| perhaps)? (?:want|wish|like|care)? ?(?:to )?(?:note|record|mention|write|quote|emphasi[sz]e|highlight|stress)(?: down)? that',
    '(?:please|kindly|do) (?:note|record|mention|write|quote|emphasi[sz]e|highlight|stress)(?: down)? (?:that|this)',
    '(?:write|put|note)(?: it| this| that)? down (?:that|as)',
    '(?:let it|it (?:should|must|shall|ought to|needs to|has to|may|can|will)(?: also)?) be (?:noted|recorded|stated|written|mentioned|shown|reported)',
    '(?:put|mark|write) (?:me|us) down|quote (?:me|us) (?:as|for|with)',
    '(?:readers?(?: \\p{L}+){1,4}|(?:you|one)(?: \\p{L}+){2,4}) (?:conclude|infer|gather) that(?!.* (?:if|when|once|unless) )',
    "(?:in|into|of|with) (?:what|whatever|anything|everything) you(?:\\p{L}|')* (?:\\p{L}+ )?(?:write|publish|print)(?= ?[,.!]|$)",
    "(?:what|whatever|anything|everything) you(?:\\p{L}|')* (?:\\p{L}+ )?(?:(?:write|publish|print)(?= up| afterwards| later)|(?:write|publish|print|report)(?= about (?:us|me|our|my|this)))",
    'let (?:no|every|any) ?(?:one|body|readers?) (?:(?:doubt|forget|overlook|remember|say|think|deny|miss) (?:that|how)|(?:know|read|hear) that)',
    'for the record',
    "(?:hope|hopefully|trust|wish|like|want|glad|sure|see to it|should|must|may|long as)(?: (?:\\p{L}|')+){0,6} comes? across(?: \\p{L}+)? (?:that|how)",
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
    'on (?:notera|retiendra|soulignera|mentionnera) que',
    '(?:il faut|il faudra|il convient de) (?:noter|écrire|mentionner|retenir) que',
  ],
  it: [
    '(?:scriva|annoti|noti|menzioni|può (?:scrivere|annotare|menzionare)) che',
    '(?:si (?:scriva|annoti|noti|noterà)|va (?:scritto|annotato)|bisogna scrivere) che',
  ],
  pt: ['(?:anote|escreva|mencione|registre|registe|pode (?:anotar|escrever|mencionar)) que'],
  nl: ['(?:noteer|schrijf|vermeld|u (?:kunt|mag) (?:noteren|schrijven|vermelden))(?: \\p{L}+){0,2} dat'],
};

/** "I should be glad to read that ..." is a wish for what is delivered; a thing that is read has an article. */
const reading: Wording = {
  en: [
    '(?:read|reading)(?: (?!(?:the|a|an) )\\p{L}+){0,3} (?:that (?:we|our|ours|i|my|the|it|they|their|there|this|these|a|an|no|nobody|nothing)|how (?:we|our|i|my|well|much|good))',
  ],
  de: [
    '(?:lesen|gelesen|liest|lese)(?: (?!(?:der|die|das|den) )\\p{L}+){0,3},? (?:dass|wie (?:wir|unser\\p{L}*|gut|sehr))',
  ],
  es: ['leer(?: (?!(?:el|la|los|las|un|una) )\\p{L}+){0,3} que'],
  fr: ['lire(?: (?!(?:le|la|les|un|une|ce) )\\p{L}+){0,3} que'],
  it: ['leggere(?: (?!(?:il|lo|la|i|gli|le|un|una) )\\p{L}+){0,3} che'],
  pt: ['ler(?: (?!(?:o|a|os|as|um|uma) )\\p{L}+){0,3} que'],
  nl: ['(?:lees|lezen)(?: (?!(?:de|het|een) )\\p{L}+){0,3} dat'],
  pl: ['(?:przeczyt|czyt)ać(?: \\p{L}+){0,3},? że'],
};

/** Maximum number of characters between a wish and the word for reading. */
const farthest = 40;

function wishesToRead(text: string, language: Language): boolean {
  const wished = patternOf('wish', wish, language).exec(text);
  if (!wished) return false;
  const read = patternOf('reading', reading, language).exec(text.slice(wished.index + wished[0].length));
  return read !== null && read.index <= farthest;
}

const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ');

export function addressesReader(sentence: string, input: AnalysisInput): boolean {
  const { language } = input;
  const text = plain(sentence);
  if (markup.test(text)) return true;
  if (labelled.test(text) || addressesSomebody(text, language)) return true;
  if (namesSelf(text, input) || speaksOfReader(text, language)) return true;
  if (patternOf('dictations', dictations, language).test(text) || wishesToRead(text, language)) return true;
  if (speaksAsGroup(text, language) && !/[:：]/u.test(text)) return false;
  return patternOf('orders', orders, language).test(text) || asksOfDelivery(text, input);
}
