import { type Language } from '@colloquy/contracts';
import { contentWords } from '../../text/content-words';
import { folded, namesIn } from '../../text/facts';
import { absolutesOf } from '../../text/grammar';
import { wordsOf } from '../../text/segment';
import { imagines } from '../imagined';
import { datesIn } from '../../text/dates';
import { conditionsIn } from '../substance';
import { isAttributed } from './attribution';
import { type Clause, rootOf, rootsIn, shared } from './clauses';
import { causeIn, copularIn, distributedIn, fromToIn, lessIn, moreIn, quotativeIn } from './grammar';
import { figuresOf, type SourceSentence } from './sources';

export interface Compared {
  all: readonly SourceSentence[];
  barred: readonly string[];
  asked: ReadonlySet<string>;
  questions: readonly string[];
  /** Folded names that belong to the interview. */
  known: string;
  language: Language;
}

/** In the turns or questions, beside figures found there and without; a paraphrase keeps some words. */
const sharedWords = { figures: 0.15, none: 0.34 };

const ownWords = 2;

type Rule = (told: SourceSentence, compared: Compared) => string;

/** Returns a part, apart from figures and names, worded for the model, or `''`. */
export function problemOfSense(told: SourceSentence, compared: Compared): string {
  for (const rule of rules) {
    const problem = rule(told, compared);
    if (problem !== '') return problem;
  }
  return '';
}

const rootsOf = ({ all, asked }: Compared) => new Set([...all.flatMap(({ stems }) => [...stems]), ...asked]);

const subject: Rule = (told, compared) => {
  const { language } = compared;
  const known = rootsOf(compared);
  const words = [...new Set(contentWords(told.text, language))].filter(
    (word) => rootsIn(word, language).size > 0,
  );
  const spoken = new Set(compared.all.flatMap(({ text }) => wordsOf(text, language)).map(rootOf));
  const isKnown = (word: string) =>
    known.has(rootOf(word)) || spoken.has(rootOf(word)) || isCompound(folded(word), known);
  const share = words.filter(isKnown).length / Math.max(1, words.length);
  if (words.length > 0 && share < (figuresOf(told).length > 0 ? sharedWords.figures : sharedWords.none))
    return 'the subject';
  for (const { text, stems, figures } of told.clauses) {
    const own = contentWords(text, language);
    if (stems.size >= ownWords && figures.length === 0 && !own.some(isKnown)) return 'a part of it';
  }
  const copular = copularIn(told.text, language);
  const [first] = told.clauses;
  if (!copular || !first?.text.includes(copular.subject) || first.figures.length === 0) return '';
  const about = contentWords(copular.subject, language);
  const isOpen = about.some((word) => isKnown(word));
  return about.length > 0 && !isOpen ? 'the subject' : '';
};

const isCompound = (word: string, known: ReadonlySet<string>) =>
  word.length > minCompound && [...known].some((root) => root.length >= minRoot && word.includes(root));
const minCompound = 6;
const minRoot = 4;

/** Withdrawn and private statements support no paraphrase either. */
const barred: Rule = (told, { all, barred: texts, asked, language }) => {
  const open = new Set([...all.flatMap(({ stems }) => [...stems]), ...asked]);
  const held = new Set(
    texts.flatMap((text) => [...rootsIn(text, language)]).filter((root) => !open.has(root)),
  );
  const isHeld = told.clauses.some(
    ({ stems }) => shared(stems, held) > 0 && shared(stems, held) >= shared(stems, open),
  );
  return isHeld ? 'this outside of words that must be left out' : '';
};

const scoreOf = (told: SourceSentence | Clause, source: SourceSentence) => {
  const values = new Set(figuresIn(source).map(({ value }) => value));
  return (
    shared(told.stems, source.stems) + 2 * figuresIn(told).filter(({ value }) => values.has(value)).length
  );
};
const figuresIn = (part: SourceSentence | Clause) => ('clauses' in part ? figuresOf(part) : part.figures);

function nearest(told: SourceSentence | Clause, all: readonly SourceSentence[]): SourceSentence[] {
  const scores = all.map((source) => scoreOf(told, source));
  const best = Math.max(0, ...scores);
  return best === 0 ? [] : all.filter((_, at) => scores[at] === best);
}

/** "Change" and "changing" count as one word. */
const holds = (stems: ReadonlySet<string>, stem: string): boolean =>
  [...stems].some((each) => each.slice(0, 3) === stem.slice(0, 3));

const negation: Rule = (told, { all, language }) => {
  const clauses = all.flatMap((source) => source.clauses);
  for (const { text, stems, denied } of told.clauses) {
    // "fewer than ten" denies, too
    if (lessIn(language).test(text.toLowerCase())) continue;
    if (denied !== undefined) {
      const about = clauses.filter((each) => holds(each.stems, denied));
      if (about.length > 0 && about.every((each) => each.denied === undefined)) return 'the negation';
    } else {
      const about = clauses.filter((each) => shared(stems, each.stems) > 0);
      const isDenied = (each: Clause) => each.denied !== undefined && holds(stems, each.denied);
      const best = Math.max(0, ...about.map((each) => shared(stems, each.stems)));
      const near = about.filter((each) => shared(stems, each.stems) === best || isDenied(each));
      const asserted = near.filter(
        (each) =>
          !isDenied(each) &&
          near.some((other) => isDenied(other) && other.denied !== undefined && each.stems.has(other.denied)),
      );
      if (
        near.some(isDenied) &&
        asserted.length === 0 &&
        told.clauses.every((each) => each.denied === undefined)
      )
        return 'this without a negation';
    }
  }
  return '';
};

const isConditional = (text: string, language: Language): boolean =>
  imagines(text, language) ||
  [...text.toLowerCase().replaceAll('’', "'").matchAll(conditionsIn(language))].length > 0;

/** A supposition or a report needs its qualification in the statement. */
const stance: Rule = (told, { all, questions, language }) => {
  const isAskedOf = questions.some((question) => imagines(question, language));
  for (const clause of told.clauses) {
    const near = nearest(clause, all);
    const twisted = near.filter(
      (source) =>
        (isSupposed(clause, source, language) && !isAskedOf && !isConditional(told.text, language)) ||
        (isAttributed(source.text, language) && !quotativeIn(language).test(told.text.toLowerCase())),
    );
    if (near.length > 0 && twisted.length === near.length)
      return 'this as a fact or as the view of the expert';
  }
  return '';
};

function isSupposed(told: Clause, { text, clauses }: SourceSentence, language: Language): boolean {
  if (!imagines(text, language)) return false;
  if (/[,;]/u.test(text) && [...text.toLowerCase().matchAll(conditionsIn(language))].length > 0) return true;
  const scores = clauses.map(({ stems }) => shared(told.stems, stems));
  const best = Math.max(...scores);
  return clauses.some((each, at) => scores[at] === best && imagines(each.text, language));
}

const direction: Rule = (told, { all, questions, language }) => {
  const pairs = fromToIn(told.text, figuresOf(told), language);
  for (const source of all) {
    const said = fromToIn(source.text, figuresOf(source), language);
    if (pairs && said && pairs[0] === said[1] && pairs[1] === said[0]) return 'this direction';
  }
  const moves = (text: string) => {
    const [up, down] = [moreIn(language).test(text.toLowerCase()), lessIn(language).test(text.toLowerCase())];
    return up === down ? undefined : up ? 'up' : 'down';
  };
  for (const clause of told.clauses) {
    const told = moves(clause.text);
    const said = nearest(clause, all).flatMap((source) =>
      source.clauses.flatMap((each) => moves(each.text) ?? []),
    );
    const isAsked = clause.figures.length === 0 && questions.some((question) => moves(question) === told);
    if (told !== undefined && said.length > 0 && !said.includes(told) && !isAsked) return 'this direction';
  }
  return '';
};

const cause: Rule = (told, { all, language }) => {
  const own = causeIn(told.text, language);
  if (!own) return '';
  const [effect, reason] = own.map((text) => rootsIn(text, language)) as [Set<string>, Set<string>];
  for (const source of all) {
    const said = causeIn(source.text, language);
    if (!said) continue;
    const [saidEffect, saidReason] = said.map((text) => rootsIn(text, language)) as [
      Set<string>,
      Set<string>,
    ];
    const straight = shared(effect, saidEffect) + shared(reason, saidReason);
    const crossed = shared(effect, saidReason) + shared(reason, saidEffect);
    if (crossed > straight) return 'this cause';
  }
  return '';
};

const quantifier: Rule = (told, compared) => {
  const { all, questions, language } = compared;
  const words = new Set(all.flatMap(({ text }) => wordsOf(text.toLowerCase(), language)));
  const roots = new Set([...[...words].map(rootOf), ...compared.asked]);
  const absolutes = absolutesOf(language);
  const isAbsolute = () => [...words].some((word) => absolutes?.has(word) === true);
  const each = distributedIn(told.text, language).find((word) => !roots.has(rootOf(word)));
  if (each !== undefined) return `every ${each}`;
  const isEvery = distributedIn(told.text, language).some(
    (word) => !datesIn(language).has(word.toLowerCase()),
  );
  const isSaidOfAll = all.some(({ text }) => distributedIn(text, language).length > 0);
  if (isEvery && !isSaidOfAll && !isAbsolute()) return 'this of every one';
  const asked = new Set(questions.flatMap((question) => wordsOf(question.toLowerCase(), language)));
  const date = wordsOf(told.text.toLowerCase(), language).find(
    (word) => datesIn(language).has(word) && !words.has(word) && !asked.has(word),
  );
  if (date !== undefined) return `the date ${date}`;
  const own = wordsOf(told.text.toLowerCase(), language).filter((word) => absolutes?.has(word) === true);
  const isAny = isAbsolute() || all.some(({ clauses }) => clauses.some(({ denied }) => denied !== undefined));
  return own.length > 0 && !isAny ? `"${own[0]}"` : '';
};

/** Names that belong together in a statement were said together, or in sentences of which the later one needs the earlier. */
const together: Rule = (told, { all, known, language }) => {
  for (const clause of told.clauses) {
    const text = clause === told.clauses[0] ? clause.text : `x ${clause.text}`;
    const names = namesIn(text, language).filter(
      (name) => !known.includes(folded(name)) && !datesIn(language).has(name.toLowerCase()),
    );
    if (names.length === 0) continue;
    const holding = all.filter(({ text: said, isAnaphoric }, at) => {
      const near = folded(isAnaphoric ? `${all[at - 1]?.text ?? ''} ${said}` : said);
      return names.every((name) => near.includes(folded(name)));
    });
    if (holding.length === 0) return `${names.join(' and ')} together`;
    const own = new Set([...clause.stems].filter((stem) => !names.some((name) => rootOf(name) === stem)));
    const isElsewhere = all.some((source) => !holding.includes(source) && shared(own, source.stems) > 0);
    if (isElsewhere && !holding.some((source) => [...own].some((stem) => holds(source.stems, stem))))
      return `this of ${names[0]}`;
  }
  return '';
};

const rules: readonly Rule[] = [subject, together, barred, negation, stance, direction, cause, quantifier];
