import { clauseWordsOf, isFunctionWord, prepositionsOf } from '../text/grammar';
import { type Rules } from './tables';
import { edge } from './tokens';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const labelWords = list(`
  cough coughs coughing coughed throat-clearing throat clears clearing laugh laughs laughing laughed laughter
  chuckle chuckles chuckling giggle giggles giggling sigh sighs sighing sniff sniffs sniffing sniffles sneeze
  sneezes sneezing yawn yawns yawning breath breaths breathes breathing exhales inhales gasp gasps gulp gulps
  groans whistles whistling hiccups burps swallows smacks lips clicks tongue pause pauses silence blank_audio
  music playing noise noises sound sounds static beep beeps beeping ringing rings phone doorbell typing keyboard
  clicking applause clapping claps knocking knock door barking barks dog siren traffic wind rustling footsteps
  crosstalk background mic microphone feedback crying sobs weeping humming hums tuts grunts snorts cheering
  tos tose tosiendo toses carraspea carraspeo carraspeando risa risas ríe riendo suspira suspiro suspiros
  estornuda estornudo pausa silencio música aplausos ruido respira bosteza
  toux tousse raclement gorge racle rire rires rit soupir soupire soupirs éternue pause musique bruit
  applaudissements silence respire bâille
  husten hustet räuspern räuspert lachen lacht gelächter seufzt seufzen seufzer niest niesen pause musik geräusch
  geräusche applaus stille atmet gähnt telefon klingelt
  tosse tossisce risate ride sospira sospiro pausa musica applausi rumore silenzio risos ri suspira pigarreia
  kaszel kaszle śmiech śmieje westchnienie muzyka pauza cisza oklaski hałas
  кашель кашляет смех смеётся смеется вздох вздыхает пауза музыка тишина аплодисменты шум
  hoest hoesten kucht lacht gelach zucht stilte muziek applaus skratt skrattar hostar suck
  öksürük öksürür gülüyor gülme kahkaha müzik sessizlik alkış
  咳嗽 笑 笑声 笑聲 叹气 嘆氣 清嗓子 音乐 音樂 掌声 掌聲 沉默 咳 咳払い 拍手 音楽 沈黙 ため息 무음 웃음 기침 박수 음악 한숨 침묵
  ضحك سعال موسيقى صمت تصفيق`);

/** Modifiers; not a label by themselves. */
const modifiers =
  list(`loudly softly quietly nervously heavily deeply lightly slightly loud soft long short brief
  the a an his her their of in at se sich la le de du et und and y leicht laut kurz corta larga longue courte short
  again slight small big deep heavy nervous faint distant indistinct`);

/** Labels that an expert may also mention in round brackets, such as a symptom or a hobby. */
const notInRoundBrackets =
  list(`cough throat music noise noises sound sounds phone keyboard microphone mic traffic
  wind door dog siren background static breath breathing feedback applause sneeze doorbell tongue lips knock
  beep clicking clicks typing playing
  yawn sniff hums tos música ruido toux musique bruit gorge husten musik geräusch geräusche telefon tosse musica
  rumore hoest 咳 咳嗽 기침 سعال 音乐 音樂 音楽 음악 موسيقى kaszel muzyka hałas кашель музыка шум muziek müzik öksürük`);

const bracketed =
  /[[［〔]([^[\]［］〔〕\n]{1,60})[\]］〕]|[(（]([^()（）\n]{1,60})[)）]|\*([^*\n]{1,40})\*|<([^<>\n]{1,40})>|\{([^{}\n]{1,40})\}|【([^【】\n]{1,30})】|[♪♫]+/gu;

interface Bracketed {
  start: number;
  end: number;
  /** Undefined for notes of music. */
  content: string | undefined;
  round: boolean;
}

function findBracketed(text: string): Bracketed[] {
  return [...text.matchAll(bracketed)].map((match) => {
    const [whole, square, round, star, angle, brace, lenticular] = match;
    const content = square ?? round ?? star ?? angle ?? brace ?? lenticular;
    return { start: match.index, end: match.index + whole.length, content, round: round !== undefined };
  });
}

const wordsOf = (content: string) => content.match(/[\p{L}\p{M}_]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
const isListed = (word = '') => labelWords.has(word.toLowerCase());
const isSound = (word = '') => isListed(word) && !notInRoundBrackets.has(word.toLowerCase());

function isLabel(text: string, span: Bracketed): boolean {
  const { content = '', round } = span;
  const words = wordsOf(content);
  // a list such as "(coughing, sneezing)" is content
  if (round && (/[,;/]/.test(content) || /\p{N}/u.test(content) || words.length > 4)) return false;
  if (!words.every((word) => isListed(word) || modifiers.has(word.toLowerCase()))) return false;
  return words.some(isSound) || (words.some(isListed) && (!round || standsBetweenSentences(text, span)));
}

/** A sound comes first, or, between sentences, there is a sound or a verb without a subject: `[shuffles papers]`. */
function isStageDirection(text: string, span: Bracketed, rules: Rules): boolean {
  const { content = '', round } = span;
  const words = wordsOf(content);
  if (words.length > 6 || /[^\p{L}\p{M}\s_'’-]/u.test(content)) return false;
  if (words.some((word) => rules.negations.has(word.toLowerCase()))) return false;
  if (isSound(words[0]) && !round) return true;
  if (isNamedSound(content)) return true;
  if (!standsBetweenSentences(text, span)) return false;
  if (!round && isRemark(words, rules)) return true;
  if (round) return isSound(words[0]) && words.length <= 4;
  return (
    words.some(isSound) ||
    rules.action.test(words[0] ?? '') ||
    (isListed(words[0]) && rules.action.test(words.at(-1) ?? ''))
  );
}

/** Returns whether a Chinese or Japanese remark in brackets names a sound: "ドアの音", "关门声". */
const isNamedSound = (content: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}[音声聲]$/u.test(content);

/** Prepositions between two nouns of a remark: "bruit de porte". */
const linking = list('de du des di del da von van');

/** A remark has several words without a name, and is no phrase of the speaker: `[Tür knallt]`, not `[in the north]`. */
function isRemark(words: readonly string[], { functionWords, language }: Rules): boolean {
  const isPhrase = words
    .map((word) => word.toLowerCase())
    .some(
      (word, at) =>
        (functionWords.has(word) || isFunctionWord(word, language)) && !(at > 0 && linking.has(word)),
    );
  return (
    words.length > 1 &&
    words.length <= 4 &&
    !isPhrase &&
    words.slice(1).every((word) => word === word.toLowerCase()) &&
    /^\p{Script=Latin}/u.test(words[0] ?? '') &&
    knowsFunctionWords(language)
  );
}

/** Without tables of pronouns and prepositions, a phrase of the speaker cannot be told from a remark. */
const knowsFunctionWords = (language: Rules['language']) =>
  prepositionsOf(language) !== undefined && clauseWordsOf(language) !== undefined;

function standsBetweenSentences(text: string, { start, end }: Bracketed): boolean {
  const before = text.slice(Math.max(0, start - edge), start);
  const after = text.slice(end, end + edge);
  return (
    /(?:^|[.!?…。！？।؟]["”»]?)\s*$/u.test(before) && /^[\s"“‘«„[({*<¿¡]*(?:$|[^\s\p{Ll}\p{P}])/u.test(after)
  );
}

export function nonSpeechLabels(text: string, rules: Rules): { start: number; end: number }[] {
  const spans = findBracketed(text);
  // without other words, `[nods]` is an answer
  const speaks = /[\p{L}\p{N}]/u.test(text.replace(bracketed, ' '));
  return spans.filter(
    (span) =>
      span.content === undefined || isLabel(text, span) || (speaks && isStageDirection(text, span, rules)),
  );
}
