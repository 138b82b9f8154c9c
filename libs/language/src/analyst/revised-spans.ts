import { type Language } from '@colloquy/contracts';
import { figureSpansIn } from '../text/facts';
import { remembered } from '../text/remembered';
import { sentencesOf, wordsOf } from '../text/segment';
import { type Retraction, retractionIn } from './retractions';
import {
  confusionAt,
  denialIn,
  isAbout,
  limitIn,
  replacementIn,
  restatementIn,
  subjectOf,
  takesBack,
  updateIn,
} from './revisions';
import { type Span } from './span';

/** Returns false if the sentence takes nothing back. */
export function takenBack(all: readonly Span[][], sentence: string, language: Language): boolean {
  if (!takesBack(sentence, language)) return false;
  let isNamed = false;
  for (const spans of all) {
    const kept = spans.filter(({ told }) => !isAbout(told, sentence, language));
    isNamed ||= kept.length < spans.length;
    spans.splice(0, spans.length, ...kept);
  }
  // a subject that is named but not found was never told
  if (!isNamed && subjectOf(sentence, language).length === 0) all.at(-1)?.pop();
  return true;
}

/** @param given.own the sentence as a span, if it can be told with the question that it corrects */
export function retracted(
  all: readonly Span[][],
  { revision, question: current, own }: { revision: string; question: string; own?: Span },
  language: Language,
): boolean {
  const retraction = retractionIn(revision, language);
  const revisions = [
    replacementIn(revision, language),
    updateIn(revision, language),
    confusionAt(revision, language),
    restatementIn(revision, current, language),
    limitIn(revision, current, language),
    denialIn(revision, current, language),
  ].filter((each) => each !== undefined);
  if (!retraction && revisions.length === 0) return false;
  const revised = (told: string, question: string): Retraction | undefined =>
    retraction?.(told) ??
    (revisions.some((revises) => revises(told, question)) ? { told: undefined } : undefined);
  for (const { spans, span } of latestFirst(all, revision, language)) {
    const found = revised(span.told, span.question);
    if (!found) continue;
    const { told } = found;
    const rest =
      told === undefined
        ? restOf(span, (each) => revised(each, span.question) !== undefined, language)
        : { ...span, text: '', told };
    spans.splice(spans.indexOf(span), 1, ...(rest ? [rest] : []));
    // a correction belongs to the question that it corrects
    const isMoved = told === undefined && own !== undefined && span.question !== current;
    if (isMoved) spans.push({ ...own, question: span.question });
    return told !== undefined || isMoved;
  }
  return false;
}

/** So many of the latest statements are searched for the wrong one. */
const correctable = 2000;

function latestFirst(
  all: readonly Span[][],
  sentence: string,
  language: Language,
): { spans: Span[]; span: Span }[] {
  const named = new Set(measuresIn(sentence, language));
  const shares = ({ told }: Span) => measuresIn(told, language).some((measure) => named.has(measure));
  const latest: { spans: Span[]; span: Span }[] = [];
  for (let at = all.length - 1; at >= 0 && latest.length < correctable; at -= 1) {
    const spans = all[at] ?? [];
    latest.push(...spans.toReversed().map((span) => ({ spans, span })));
  }
  const first = named.size === 0 ? [] : latest.filter(({ span }) => shares(span));
  if (first.length === 0) return latest;
  const isFirst = new Set(first);
  return [...first, ...latest.filter((each) => !isFirst.has(each))];
}

const measuresIn = (text: string, language: Language): readonly string[] =>
  remembered(`${language} measures`, text, () =>
    figureSpansIn(text, language).map(({ figure, to }) =>
      `${figure} ${wordsOf(text.slice(to), language)[0] ?? ''}`.toLowerCase(),
    ),
  );

function restOf(span: Span, isWrong: (sentence: string) => boolean, language: Language): Span | undefined {
  const all = sentencesOf(span.told, language);
  const told = all.filter((each) => !isWrong(each)).join(' ') || restOfClauses(span.told, isWrong, language);
  if (told === '' || told === span.told) return undefined;
  return { ...span, told, text: span.text.includes(told) ? told : '' };
}

function restOfClauses(told: string, isWrong: (clause: string) => boolean, language: Language): string {
  const clauses = told.split(/, (?=\p{L})/u);
  const end = clauses.findIndex(isWrong);
  const kept = clauses.slice(0, Math.max(0, end)).join(', ');
  return figureSpansIn(kept, language).length > 0 ? `${kept}.` : '';
}
