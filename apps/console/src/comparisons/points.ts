import type { Claim, Point, PointKind, Position } from './comparison-models';
import type { ComparisonSearch } from './comparison-search';

/** Returns the distinct questions in order; a filter refers to a question by its number, from 1. */
export const questionsIn = (points: readonly Point[]): string[] => [
  ...new Set(points.flatMap(({ question }) => question ?? [])),
];

/** Ignores the number of an unknown question. */
export function pointsThatFit(points: readonly Point[], { kind, question }: ComparisonSearch): Point[] {
  const wanted = question === undefined ? undefined : questionsIn(points)[question - 1];
  return points.filter(
    (point) => (!kind || point.kind === kind) && (wanted === undefined || point.question === wanted),
  );
}

interface QuestionGroup {
  question: string | null;
  points: Point[];
}

export function groupsOf(points: readonly Point[], kind: PointKind): QuestionGroup[] {
  const groups = new Map<string | null, Point[]>();
  for (const point of points) {
    if (point.kind === kind) groups.set(point.question, [...(groups.get(point.question) ?? []), point]);
  }
  return [...groups].map(([question, grouped]) => ({ question, points: grouped }));
}

/** Null if it repeats one of the claims. */
export const ownWords = (statement: string, claims: readonly Claim[]): string | null =>
  statement === '' || claims.some(({ text }) => text === statement) ? null : statement;

/** Null if one of its positions or claims repeats it. */
export const ownWordsOf = ({ statement, positions }: Point): string | null =>
  positions.length > 1 && positions.some((position) => position.statement === statement)
    ? null
    : ownWords(
        statement,
        positions.flatMap(({ claims }) => claims),
      );

export const interviewsIn = ({ claims }: Pick<Position, 'claims'>): number =>
  new Set(claims.map(({ interviewId }) => interviewId)).size;
