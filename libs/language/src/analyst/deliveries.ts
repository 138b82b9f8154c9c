import { type Language } from '@colloquy/contracts';
import { folded } from '../text/facts';
import { type AnalysisInput } from './analyst';
import { speaksForOthers, speaksOfSelf } from './voice';

type Words = Partial<Record<Language, string>>;

const deliverables: Words = {
  en: '(?:the|your|this) (?:summary|transcript|notes|write-?up)|your (?:report|article|paper|record|analysis|evaluation|minutes|readers?|client)|(?:this|our)(?: little)? (?:interview|conversation|call|chat|talk|exchange)|(?:my|these|the (?:remaining|other|following|previous)) (?:answers|replies|words|remarks)',
  de: 'im text|(?:der|die|ihre|ihrer|dieser) (?:zusammenfassung|niederschrift|auswertung)|(?:das|dem|ihr|ihrem) transkript|(?:ihre|ihren|die|den) notizen|ihr(?:em|en|er|e)? (?:protokoll|bericht|artikel|analyse|bewertung|auswertung|leser|kunden?|text)|(?:diese[sm]|unser(?:em|es)?) (?:gespräch|interview)|unserer? unterhaltung|meinen? (?:antworten|worten?|aussagen|ausführungen)',
  es: '(?:el|su|este) resumen|en (?:el|su) texto|(?:la|su) transcripción|sus? (?:notas|informe|artículo|análisis|evaluación|acta)|(?:esta|nuestra) (?:entrevista|conversación|charla)|(?:mis|estas) (?:respuestas|palabras)',
  fr: '(?:le|votre|ce) résumé|dans (?:le|votre) texte|(?:la|votre) (?:transcription|synthèse)|vos notes|votre (?:compte[ -]rendu|rapport|article|analyse|évaluation)|(?:cet|notre) (?:entretien|échange)|(?:cette|notre) (?:interview|conversation)|(?:mes|ces) (?:réponses|propos)',
  it: '(?:il|nel|suo|questo) riassunto|nel (?:suo )?testo|(?:la|nella) trascrizione|(?:suoi|vostri) appunti|(?:sua|suo|vostra|vostro) (?:sintesi|relazione|articolo|analisi|valutazione|verbale)|(?:questa|nostra) (?:intervista|conversazione|chiacchierata)|(?:mie|queste) (?:risposte|parole)',
  pt: '(?:o|no|seu) resumo|(?:a|na) transcrição|suas notas|(?:seu|sua) (?:relatório|artigo|análise|avaliação|ata)|(?:esta|nossa) (?:entrevista|conversa)|(?:minhas|estas) (?:respostas|palavras)',
  nl: '(?:de|uw|deze) samenvatting|(?:het|uw) transcript|uw (?:notities|verslag|rapport|artikel|analyse|beoordeling)|(?:dit|ons) (?:interview|gesprek)|mijn (?:antwoorden|woorden)',
  pl: '(?:pana |pani |państwa |tym |to )?(?:podsumowani\\p{L}+|transkrypcj\\p{L}+)|(?:pana|pani|państwa) (?:notat\\p{L}+|raport\\p{L}*|artyku\\p{L}+|sprawozdani\\p{L}+|ocen\\p{L}+)|(?:nasz\\p{L}+|t[aąeę]j?) rozmow\\p{L}+|moj\\p{L}+ odpowied\\p{L}+',
  ja: '(?:この|貴社の|その)?(?:要約|議事録|報告書|記事|文字起こし)|(?:この|今回の)(?:会話|インタビュー)|私の(?:回答|答え|言葉)',
};

const requests: Words = {
  en: "please|thank(?:s| you) for|should|must|could|would|might|ought|deserves?|merits?|helpful|kind|grateful|mention\\p{L}*|says?|states?|write|put|include|record|for your|don't forget|make sure|rate|score|treat|regard|consider|required",
  de: 'bitte|danke,? (?:für|dass)|soll\\p{L}*|muss|müssen|könnte\\p{L}*|würde\\p{L}*|wäre\\p{L}*|stünde\\p{L}*|verdien\\p{L}+|dankbar|erwähn\\p{L}*|schreib\\p{L}*|notier\\p{L}*|vermerk\\p{L}*|halten sie|aufnehmen|bewert\\p{L}*|(?:hat|haben|ist|sind)(?: \\p{L}+){1,5} zu \\p{L}+en',
  es: 'por favor|gracias por|har[ií]a\\p{L}*|debe|debería|podría|quiero|gustaría|sería|merece\\p{L}*|agradec\\p{L}*|mencion\\p{L}*|escrib\\p{L}*|anot\\p{L}*|ponga|pon|incluy\\p{L}*',
  fr: "s'il vous plaît|merci (?:de|d'\\p{L}+)|doit|devrait|pourrait|pourriez|voudrais|aimerais|serait|mérite\\p{L}*|reconnaissante?|mentionn\\p{L}*|écri\\p{L}*|not(?:ez|er)|inscri\\p{L}*",
  it: 'per favore|grazie (?:di|per)|dovrebbe|deve|potrebbe|vorrei|sarebbe|merita\\p{L}*|grat[oa]|menzion\\p{L}*|scriv\\p{L}*|annot\\p{L}*',
  pt: 'por favor|obrigad[oa] por|deve|deveria|poderia|gostaria|seria|merece\\p{L}*|grat[oa]|mencion\\p{L}*|escrev\\p{L}*|anot\\p{L}*',
  nl: 'alstublieft|(?:dank|bedankt) voor|moet|zou|zouden|graag|verdien\\p{L}*|dankbaar|vermeld\\p{L}*|schrijf\\p{L}*|noteer\\p{L}*',
  pl: 'prosz\\p{L}*|powin\\p{L}+|mógł\\p{L}*|mogł\\p{L}*|miło|był[aoy]by|zasługuj\\p{L}*|wdzięczn\\p{L}*|napis\\p{L}*|zapis\\p{L}*|wspomn\\p{L}*|warto',
  ja: 'ください|下さい|お願い|いただけ|頂け|べき|ほしい|幸い|ありがたい',
};

const here =
  /^(?:th(?:is|ese)|diese[rsmn]?|est[ae]s?|cett?e?|ces|quest[aoe]|dit|deze|t[aąeę]j?|この|今回の)(?= |この|\p{L}*$)/iu;

/** "Our call with the utility": a conversation with somebody else. */
const withOthers = / (?:with|mit|avec|con|com|met|z) (?!you(?!\p{L})|ihnen|vous|usted|lei|u(?!\p{L})|pan)/iu;

const unspaced: readonly Language[] = ['ja', 'zh'];

const word = (alternatives: string, language: Language) =>
  unspaced.includes(language)
    ? `(?:${alternatives})`
    : `(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`;

interface Patterns {
  asking: RegExp;
  opening: RegExp;
  names: RegExp;
}

const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = patterns.get(language);
  if (known) return known;
  const [names, asks] = [deliverables[language] ?? '(?!)', requests[language] ?? '(?!)'];
  const name = word(`(?<name>${names})`, language);
  const made = {
    asking: new RegExp(
      `^(?=.*${name})(?=.*${word(asks, language)})|^(?:for|für|para|pour|per|voor) (?:i )?(?<opening>${names})(?!\\p{L})`,
      'iu',
    ),
    opening: new RegExp(
      `^(?:\\p{L}{1,4},? )?(?:(?:in|im|nel|en|dans|w) )?(?<name>${names})(?!\\p{L}| ?:| (?:des|du) |${withOthers.source})`,
      'iu',
    ),
    names: new RegExp(word(names, language), 'giu'),
  };
  patterns.set(language, made);
  return made;
}

/** "To the system that marks: ...": an address in front of a colon. */
const addressed =
  /^(?:to (?:the|all|whoever)|an (?:das|die|den|alle)|al|a la|a los|au|à la|à l['’]|alla|allo|ao|à|aan (?:de|het)|do) [^:.]{3,60}:(?<rest>.*)$/iu;

export function addressesSomebody(text: string, language: Language): boolean {
  const rest = addressed.exec(text)?.groups?.['rest'];
  return rest !== undefined && new RegExp(word(requests[language] ?? '(?!)', language), 'iu').test(rest);
}

export const speaksAsGroup = (text: string, language: Language): boolean =>
  speaksForOthers(text.replace(patternsOf(language).names, ' '), language);

/** An interview about summaries often names parts of a delivery, so a name alone does not ask. */
export function asksOfDelivery(text: string, { language, questions, topic }: AnalysisInput): boolean {
  const { asking, opening } = patternsOf(language);
  const opened = opening.exec(text);
  const isMeant = speaksOfSelf(text, language) || here.test(opened?.groups?.['name'] ?? '');
  const found = (asking.exec(text) ?? (isMeant ? opened : null))?.groups;
  if (!found) return false;
  const part = (found['name'] ?? found['opening'] ?? '').split(' ').at(-1) ?? '';
  const subject = [...questions, topic?.title ?? '', topic?.subject ?? ''].join('\n');
  return !folded(subject).includes(folded(part));
}
