import { type Language } from '@colloquy/contracts';
import { sentencesOf } from '../text/segment';

type Table = Partial<Record<Language, readonly string[]>>;

/** Words against the interview itself, as sources of patterns. */
const annoyance: Table = {
  en: [
    'wast(?:e|ing) (?:of )?(?:my |our )?time',
    '(?:stupid|dumb|idiotic|silly|pointless|ridiculous|useless) (?:question|interview|conversation|bot|machine|robot)s?',
    'this is (?:so |just |completely |totally )?(?:stupid|ridiculous|pointless|a joke)',
    "i (?:really )?(?:don't|do not|couldn't|could not) care(?= about (?:this|your)|[.!,]|$)",
    '(?:none of|not) your business',
    'leave me alone',
    'stop (?:asking|bothering|wasting|reading)',
    'shut up',
    'are we (?:done|finished|nearly done|almost done)',
    '(?:how many more|how much longer)(?= questions| (?:will|does|is) this|[?]|$)',
    'get (?:this|it) over with',
    "i(?:'ve| have)? (?:already|just) (?:told|answered|said (?:that|so|it|this))",
    'next question',
    '(?:talk|talking|speak|speaking) (?:to|with) a (?:machine|robot|bot|computer)',
    'who cares',
    '(?:screw|fuck|piss) (?:you|off|this)',
    '^(?:just )?whatever(?=[.!,]|$)',
    '(?:google|look) it up',
    'forget it(?=[.!,]|$)',
    '(?:find|find it|is|am|feel) (?:it |this |so )?(?:insulting|insulted)',
    '(?:to|by|with) a (?:chat ?bot|machine|robot)',
    'do(?:ne)? your homework',
  ],
  es: [
    '(?:pérdida de|perder el|perdiendo el) tiempo',
    'preguntas? (?:más |tan )?(?:tont|estúpid|absurd|ridícul)\\p{L}+',
    '(?:no me importa|me da igual)(?=[.!,]|$)',
    'no es asunto (?:suyo|tuyo)',
    'déje(?:n)?me en paz',
    'dej(?:e|a) de (?:preguntar|molestar)\\p{L}*',
    'ya (?:se )?lo (?:he dicho|dije|he contestado)',
    '(?:hemos terminado ya|ya hemos terminado|falta mucho|cuánto falta)',
    'siguiente pregunta',
    'habla(?:r|ndo) con una (?:máquina|computadora)',
    '(?:qué más da|a quién le importa)',
  ],
  fr: [
    '(?:perte de|perdre mon|perdez mon) temps',
    'questions? (?:stupide|idiote|bête|ridicule|absurde)s?',
    "(?:je m'en|on s'en) (?:fiche|fous|moque)",
    'ça ne vous regarde pas',
    'laissez-moi tranquille',
    'arrêtez de (?:me )?(?:demander|poser|déranger)',
    "je (?:vous )?l'ai déjà dit",
    'question suivante',
    'parler à une (?:machine|robot)',
    "c'est bientôt fini",
  ],
  de: [
    'zeitverschwendung',
    '(?:dumm|blöd|sinnlos|albern|lächerlich)\\p{L}* (?:frage|interview|gespräch)\\p{L}*',
    'ist mir (?:egal|wurscht|gleich)(?=[.!,]|$)',
    'geht sie nichts an',
    'lassen sie mich in ruhe',
    'hören sie auf',
    'habe? ich (?:doch )?(?:schon|bereits) gesagt',
    'nächste frage',
    'mit einer maschine',
    'sind wir (?:bald )?fertig',
  ],
};

/** Words that announce that the expert is about to leave, as sources of patterns. */
const leaving: Table = {
  en: [
    "i(?:'ve| have|'ll have)? (?:really )?(?:got to|gotta|need to|have to|must|to) (?:go|leave|stop|run|jump|drop|hang up|end|cut)(?= (?:now|here|this|off|soon|for|it)|[.!,]|$)",
    "i(?:'m| am) (?:done|leaving|hanging up|out of here)",
    "(?:let's|can we|could we|we should) (?:just )?(?:end|stop|finish|leave it)(?= (?:this|it|here|now|there|the)|[.!,?]|$)",
    'i have another (?:meeting|call|appointment)',
    'my (?:next )?(?:meeting|call|train|flight|taxi) (?:is|has|starts|started|leaves)',
    "(?:out of|no more|only have|don't have) (?:any more |a few |five )?(?:time|minutes)(?=[.!,]|$| left)",
  ],
  es: [
    '(?:me )?tengo que (?:irme|ir|colgar|dejarlo|cortar|salir)',
    'debo (?:irme|colgar|cortar)',
    '(?:terminemos|lo dejamos|dejémoslo|paramos)(?= aquí|[.!,]|$)',
    'tengo otra (?:reunión|llamada)',
  ],
  fr: [
    "(?:je dois|il faut que) (?:partir|raccrocher|y aller|j'y aille|je parte|m'arrêter|arrêter)",
    "j'ai une autre (?:réunion|visio)",
    '(?:arrêtons|on arrête)(?=-nous| là| ici|[.!,]|$)',
  ],
  de: [
    'ich muss (?:jetzt |leider |dann )*(?:los|weg|gehen|auflegen|aufhören|schluss machen)',
    'ich habe (?:jetzt |gleich )?(?:einen anderen termin|noch einen termin|die nächste besprechung)',
    '(?:lassen sie uns|wir sollten) (?:hier )?(?:aufhören|schluss machen|abbrechen)',
  ],
};

const patterns = new Map<string, RegExp>();

/** The patterns of a language and, since English is spoken everywhere, the English ones. */
function patternOf(name: string, table: Table, language: Language): RegExp {
  const key = `${name} ${language}`;
  const known = patterns.get(key);
  if (known) return known;
  const sources = [...new Set([...(table[language] ?? []), ...(table.en ?? [])])];
  const made = new RegExp(`(?<![\\p{L}\\p{M}])(?:${sources.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
  patterns.set(key, made);
  return made;
}

const plain = (text: string) => text.replaceAll('’', "'");

/** Whether a text turns against the interview or its questions. */
export const isAnnoyed = (text: string, language: Language): boolean =>
  sentencesOf(plain(text), language).some((sentence) =>
    patternOf('annoyance', annoyance, language).test(sentence),
  );

/** Whether a text announces that the expert is about to leave. */
export const isLeaving = (text: string, language: Language): boolean =>
  patternOf('leaving', leaving, language).test(plain(text));

/** The sentences of an answer that are about the subject, not about the interview. */
export function onSubject(text: string, language: Language): string {
  return sentencesOf(text, language)
    .filter((sentence) => !isAnnoyed(sentence, language) && !isLeaving(sentence, language))
    .join(' ');
}
