import { type Language } from '@colloquy/contracts';
import { folded, namesIn } from '../../text/facts';
import { datesIn } from '../substance';
import { takesPart } from '../voice';
import { type BoundFigure, dimensionsIn, hasUnreadNumbers, isLoose, isSaid } from './bound-figures';
import { type Clause, rootOf, shared } from './clauses';
import { rateBehind } from './grammar';
import { figuresOf, type SourceSentence } from './sources';

/** Words of the client, and the language of the expert's words. */
export interface Known {
  /** Questions, title and subject, and the expert's name. */
  client: readonly string[];
  asked: ReadonlySet<string>;
  spoken: Language;
}

/**
 * Returns a function that returns whether the turns state a figure of a statement: its value, unit, year and subject. The sentences of
 * each turn are in spoken order.
 */
export function makeFigureCheck({ client, asked, spoken }: Known) {
  const clientText = folded(client.join('\n'));
  return isFigureSaid;

  function isFigureSaid(
    figure: BoundFigure,
    clause: Clause,
    told: SourceSentence,
    said: readonly SourceSentence[][],
    language: Language,
  ): boolean {
    // "one" is a pronoun, too
    if (!figure.isWritten && (figure.value === undefined || figure.value <= 1)) return true;
    if (!figure.isWritten && [...figure.text].length === 1 && language !== spoken) return true;
    const all = said.flat();
    const texts = all.map(({ text }) => text).join(' ');
    const place = { figure, clause: clause.text, language };
    const matches = said.flatMap((turn) =>
      turn.flatMap((sentence, at) =>
        sentence.clauses.flatMap((source) =>
          source.figures
            .filter((each) => isSaid(place, { figure: each, clause: sentence.text, language: spoken }))
            .map((each) => ({ each, source, sentence, before: turn[at - 1] })),
        ),
      ),
    );
    if (matches.length === 0)
      return (
        isShare(figure, all) ||
        (hasUnreadNumbers(texts, spoken) && isNew(figure, all) && !isMeasured(figure, all))
      );
    if (language !== spoken) return true;
    return matches.some((match) => isBound(figure, clause, told, match, all, language));
  }

  /** Returns whether the expert gave a figure in the known unit of this one, so that it need not stand for number words. */
  function isMeasured({ unit }: BoundFigure, all: readonly SourceSentence[]): boolean {
    return (
      !isLoose(unit) &&
      all.some((each) => figuresOf(each).some((other) => other.unit?.dimension === unit?.dimension))
    );
  }

  /** Returns whether a percentage is one of two numbers that the expert said together: "one in ten". */
  function isShare({ unit, value }: BoundFigure, all: readonly SourceSentence[]): boolean {
    return (
      unit?.dimension === 'percent' &&
      all.some(({ clauses }) => {
        const values = clauses.flatMap(({ figures }) => figures.flatMap((each) => each.value ?? []));
        return [1, ...values].some((a) =>
          values.some((b) => a < b && Math.abs((100 * a) / b - (value ?? 0)) < 0.5),
        );
      })
    );
  }

  function isNew({ text }: BoundFigure, all: readonly SourceSentence[]): boolean {
    return !all.some((each) => each.text.includes(text));
  }

  /** Returns whether the source states the figure with the same names, rate, year and words as the clause. */
  function isBound(
    figure: BoundFigure,
    clause: Clause,
    told: SourceSentence,
    match: {
      each: BoundFigure;
      source: Clause;
      sentence: SourceSentence;
      before: SourceSentence | undefined;
    },
    all: readonly SourceSentence[],
    language: Language,
  ): boolean {
    const { each, sentence, before } = match;
    const near = sentence.isAnaphoric ? [sentence, ...(before ? [before] : [])] : [sentence];
    const nearText = folded(near.map(({ text }) => text).join('\n'));
    // a currency or a percentage that the sources do not contain
    if (figure.unit && !isLoose(figure.unit) && !each.unit) {
      const named = dimensionsIn(client.join(' '), language);
      const isNamed = all.some(({ text }) => dimensionsIn(text, language).has(figure.unit?.dimension ?? ''));
      if (!isNamed && !named.has(figure.unit.dimension)) return false;
    }
    const others = namesIn(clause === told.clauses[0] ? clause.text : `x ${clause.text}`, language).filter(
      (name) => !datesIn(language).has(name.toLowerCase()),
    );
    if (others.some((name) => !nearText.includes(folded(name)) && !clientText.includes(folded(name))))
      return false;
    const saidRate = rateOf(each, match.source, false, spoken);
    const rate = rateOf(figure, clause, isLoose(figure.unit) && saidRate === undefined, language);
    if (rate !== undefined && !nearText.includes(folded(rate)) && rate !== saidRate) {
      const isAsked = saidRate === undefined && asked.has(rootOf(rate));
      if (!isAsked && !rootsInAll(near).has(rootOf(rate))) return false;
    }
    if (rate !== undefined && saidRate !== undefined && rootOf(rate) !== rootOf(saidRate)) return false;
    if (!figure.isYear && !tellsTime(told, match, all)) return false;
    if (!figure.isYear && !isYearBound(figure, clause, match, all)) return false;
    return belongs(figure, clause, told, match, all);
  }

  /** Returns whether a statement keeps the year of a figure, or tells the figure of another time beside it. */
  function tellsTime(
    told: SourceSentence,
    { each, source }: { each: BoundFigure; source: Clause },
    all: readonly SourceSentence[],
  ): boolean {
    const years = source.figures.filter(({ isYear }) => isYear);
    const toldFigures = figuresOf(told).map(({ value }) => value);
    if (years.length === 0 || years.some(({ value }) => toldFigures.includes(value))) return true;
    const rivals = all.flatMap(figuresOf).filter((other) => isKin(other, each) && other.value !== each.value);
    const isUnread = all.some(({ text }) => hasUnreadNumbers(text, spoken));
    return rivals.length === 0 ? !isUnread : rivals.some(({ value }) => toldFigures.includes(value));
  }

  /** Returns whether the year nearest to a figure is said with it. */
  function isYearBound(
    figure: BoundFigure,
    clause: Clause,
    { source, sentence, each }: { source: Clause; sentence: SourceSentence; each: BoundFigure },
    all: readonly SourceSentence[],
  ): boolean {
    const years = clause.figures.filter(
      ({ isYear, start }) =>
        isYear &&
        !clause.figures.some(
          (other) => !other.isYear && other !== figure && other.start < start && other.start > figure.start,
        ),
    );
    const plain = clause.figures.filter(({ isYear }) => !isYear);
    const own = years.filter(
      (year) => plain.length < 2 || (year.start > figure.start && nearest(plain, year) === figure),
    );
    return own.every(({ value }) => {
      if (source.figures.some((other) => other.value === value)) return true;
      const isAlone = figuresOf(sentence).filter((other) => isKin(other, each)).length < 2;
      const at = all.indexOf(sentence);
      const holders = isAlone ? [sentence, ...all.slice(Math.max(0, at - 1), at)] : [sentence];
      return holders.some(
        (holder) =>
          (holder === sentence ? isAlone : !figuresOf(holder).some((other) => isKin(other, each))) &&
          figuresOf(holder).some((other) => other.value === value),
      );
    });
  }

  /** Returns whether the words of a clause are those of its figure rather than those of a figure that it leaves out. */
  function belongs(
    figure: BoundFigure,
    clause: Clause,
    told: SourceSentence,
    { each, source, sentence }: { each: BoundFigure; source: Clause; sentence: SourceSentence },
    all: readonly SourceSentence[],
  ): boolean {
    const toldValues = new Set(figuresOf(told).map(({ value }) => value));
    const apart = (stems: ReadonlySet<string>) =>
      new Set(
        [...stems].filter((stem) => !asked.has(stem) && !isCounted(stem, figure) && !isCounted(stem, each)),
      );
    const uncounted = (stems: ReadonlySet<string>) =>
      new Set([...stems].filter((stem) => !isCounted(stem, figure) && !isCounted(stem, each)));
    const ofClause = (one: Clause, within: SourceSentence) => apart(stemsOf(one, within));
    const words = apart(clause.stems);
    const inSentence = apart(sentence.stems);
    const inClause = ofClause(source, sentence);
    const years = clause.figures.filter((other) => other.isYear && other !== figure);
    const ownYears = years.filter((year) =>
      source.figures.some((other) => other.value === year.value),
    ).length;
    const own = shared(words, inClause) + ownYears;
    const isRival = (other: BoundFigure) =>
      isKin(other, each) && other.value !== each.value && !toldValues.has(other.value);
    const isBeside = () =>
      clause.figures.some(
        (other) => other !== figure && source.figures.some(({ value }) => value === other.value),
      );
    const strays = new Set(
      all.flatMap((within) =>
        within.clauses
          .filter((other) => other !== source && other.figures.some(isRival))
          .flatMap((other) =>
            [...ofClause(other, within)].filter((stem) => words.has(stem) && !inClause.has(stem)),
          ),
      ),
    ).size;
    if (strays > 0) return own > 0 && (sentence.isAnaphoric || inClause.size === 0 || own >= strays);
    if (figure.isYear) return own > 0 || isBeside() || inClause.size === 0 || shared(words, inSentence) > 0;
    // "about 120 rolls" has few words of its own
    const isSameThing = each.unit !== undefined && each.unit.dimension === figure.unit?.dimension;
    const isTelling = inClause.size > (isSameThing ? 1 : 0) && ownYears === 0;
    const isFloating = isTelling && !isAlike(uncounted(clause.stems), uncounted(sentence.stems));
    return !isFloating || isUnspaced(spoken) || sentence.isAnaphoric || takesPart(source.text, spoken);
  }
}

/** Returns the unit after a figure: "390 euros a tonne". */
const rateOf = (figure: BoundFigure, { text }: Clause, isStrict: boolean, language: Language) =>
  figure.isYear
    ? undefined
    : rateBehind(text.slice(text.indexOf(figure.text) + figure.text.length), isStrict, language);

/** Returns the words of a clause, with those of the clause before if it has no verb of its own: "the bigger fleet, fourteen vessels". */
function stemsOf(clause: Clause, { clauses }: SourceSentence): ReadonlySet<string> {
  const own = [...clause.stems].filter((stem) => !clause.figures.some((figure) => isCounted(stem, figure)));
  const before = clauses[clauses.indexOf(clause) - 1];
  return own.length > 0 || !before || before.figures.length > 0
    ? clause.stems
    : new Set([...before.stems, ...clause.stems]);
}

/** Returns whether a word only says what a figure counts. */
const isCounted = (stem: string, { unit }: BoundFigure): boolean =>
  unit !== undefined &&
  unit.dimension.startsWith('of ') &&
  unit.dimension.slice(3).startsWith(stem.slice(0, 3));

/** Returns whether two figures may be mistaken for each other. */
const isKin = (a: BoundFigure, b: BoundFigure): boolean =>
  a.isYear === b.isYear && (isLoose(a.unit) || isLoose(b.unit) || a.unit?.dimension === b.unit?.dimension);

const nearest = (figures: readonly BoundFigure[], to: BoundFigure) =>
  figures.filter(({ start }) => start < to.start).at(-1);

/** Returns whether two sets have beginnings of one word: "dyed" and "dyeing". */
const isAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  const beginnings = new Set([...b].map((stem) => stem.slice(0, 3)));
  return [...a].some((stem) => beginnings.has(stem.slice(0, 3)));
};

/** Languages whose words a segmenter cuts differently from sentence to sentence. */
const isUnspaced = (language: Language) => language === 'ja' || language === 'zh';

const rootsInAll = (sentences: readonly SourceSentence[]): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ stems }) => [...stems]));
