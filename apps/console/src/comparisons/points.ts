import type { Claim, Point, PointKind, Position } from './comparison-models';
import type { ComparisonSearch } from './comparison-search';

/** Returns the distinct questions in their order; a filter names them by number, from 1. */
export const questionsIn = (points: readonly Point[]): string[] => [
  ...new Set(points.flatMap(({ question }) => question ?? [])),
];

/** Returns the points that the filters let through; a question that does not exist filters nothing. */
export function pointsThatFit(points: readonly Point[], { kind, question }: ComparisonSearch): Point[] {
  const wanted = question === undefined ? undefined : questionsIn(points)[question - 1];
  return points.filter(
    (point) => (!kind || point.kind === kind) && (wanted === undefined || point.question === wanted),
  );
}

export interface QuestionGroup {
  question: string | null;
  points: Point[];
}

/** Returns the points of a kind, those of one question together. */
export function groupsOf(points: readonly Point[], kind: PointKind): QuestionGroup[] {
  const groups = new Map<string | null, Point[]>();
  for (const point of points) {
    if (point.kind === kind) groups.set(point.question, [...(groups.get(point.question) ?? []), point]);
  }
  return [...groups].map(([question, grouped]) => ({ question, points: grouped }));
}

/** Returns a statement that is not itself one of the claims; null if the claims say it. */
export const ownWords = (statement: string, claims: readonly Claim[]): string | null =>
  statement === '' || claims.some(({ text }) => text === statement) ? null : statement;

/** Returns the sentence about a whole point; null if its positions or claims say it. */
export const ownWordsOf = ({ statement, positions }: Point): string | null =>
  positions.length > 1 && positions.some((position) => position.statement === statement)
    ? null
    : ownWords(
        statement,
        positions.flatMap(({ claims }) => claims),
      );

/** Returns the number of interviews in which a position is taken. */
export const interviewsIn = ({ claims }: Pick<Position, 'claims'>): number =>
  new Set(claims.map(({ interviewId }) => interviewId)).size;
