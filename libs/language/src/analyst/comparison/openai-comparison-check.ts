import { type Language } from '@colloquy/contracts';
import { inventedIn } from '../grounding';
import { type ComparedQuestion } from './compare-question';
import { type ComparisonPoint } from './comparison';
import { figuresOf } from './measures';
import { knowsSpokenValues } from './spoken-numbers';
import { type ToldPoint } from './openai-comparison-prompt';

export function problemOf(point: ToldPoint, group: ComparedQuestion): string {
  const { kind, statement, positions } = point;
  const numbers = positions.flatMap(({ claims }) => claims);
  if (!numbers.every((number) => group.claims[number - 1]))
    return 'claims must be numbers of claims that exist';
  if (new Set(numbers).size !== numbers.length) return 'a claim must not be on two sides, nor twice on one';
  const sides = positions.map(({ claims }) => interviewsOf(claims, group));
  const experts = new Set(sides.flatMap((side) => [...side])).size;
  if (experts < sides.reduce((sum, side) => sum + side.size, 0)) return 'an expert must be on one side only';
  if (kind === 'disagreement' ? positions.length < 2 : positions.length !== 1)
    return 'a disagreement must have at least two positions, others one';
  if (kind === 'agreement' && experts < 2) return 'an agreement must have claims of at least two experts';
  if (kind === 'single' && experts !== 1) return 'single must have claims of one expert';
  for (const told of [{ statement, claims: numbers }, ...positions]) {
    const texts = told.claims.flatMap((number) => group.claims[number - 1]?.text ?? []);
    const invented = inventedBy(told.statement, texts, group.language);
    if (invented !== '') return `its claims do not say ${invented}`;
  }
  return '';
}

function inventedBy(statement: string, texts: readonly string[], language: Language): string {
  if (!knowsSpokenValues(language)) return inventedIn(statement, texts, [], language);
  const told = figuresOf(statement, language);
  const said = texts.flatMap((text) => figuresOf(text, language));
  const invented = told.find(({ value, isWritten, text }) =>
    // a date is not a number, but its figures can be compared
    value === undefined
      ? !isWritten || !said.some((each) => each.text === text)
      : !said.some((each) => each.value === value),
  );
  if (invented) return `the figure ${invented.text}`;
  // the values are compared, so "21" may stand for "twenty-one"
  const figures = told.flatMap(({ text }) => (/\d/u.test(text) ? text : []));
  return inventedIn(statement, texts, figures, language);
}

const interviewsOf = (claims: readonly number[], group: ComparedQuestion) =>
  new Set(claims.flatMap((number) => group.claims[number - 1]?.place.interviewId ?? []));

export function pointOf({ kind, statement, positions }: ToldPoint, group: ComparedQuestion): ComparisonPoint {
  return {
    questionGroup: group.number,
    kind,
    statement,
    positions: positions
      .map(({ statement: text, claims }) => ({ statement: text, claims: placesOf(claims, group) }))
      .sort((a, b) => b.claims.length - a.claims.length),
  };
}

function placesOf(numbers: readonly number[], group: ComparedQuestion) {
  const seen = new Set<string>();
  return numbers
    .flatMap((number) => group.claims[number - 1] ?? [])
    .sort((a, b) => b.clarity - a.clarity)
    .filter(({ place: { interviewId } }) => !seen.has(interviewId) && seen.add(interviewId))
    .map(({ place }) => place);
}
