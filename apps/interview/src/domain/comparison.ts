import type {
  ComparisonFailure,
  ComparisonKind,
  ComparisonStatus,
  KnownFact,
  LeftOutReason,
} from '@colloquy/contracts';

/** Fewest interviews that can be compared. */
export const fewestCompared = 2;

/** The aggregate: what experts of several interviews said, by reference to the claims of their analyses. */
export interface Comparison {
  id: string;
  accountId: string;
  version: number;
  agentGroupId: string | null;
  objective: string | null;
  status: ComparisonStatus;
  failure: ComparisonFailure | null;
  requestedAt: Date;
  finishedAt: Date | null;
  /** The comparer, such as `embedded`; null until the comparison is ready. */
  comparedBy: string | null;
  interviews: readonly ComparedAnalysis[];
  leftOut: readonly LeftOut[];
  points: readonly Point[];
  /** How often the request was announced. */
  announcements: number;
  /** When a pending comparison is announced again; null once it is finished. */
  dueAt: Date | null;
  /** Whether an interview has left since the request; a language model may have read its claims. */
  hasLostInterview: boolean;
}

/** The analysis of an interview at the time of the request; its claims are those that the points refer to. */
export interface ComparedAnalysis {
  id: string;
  generatedAt: Date;
}

export interface LeftOut {
  id: string;
  reason: LeftOutReason;
}

/** An agreement, a disagreement, or a claim of one expert. Texts of claims are never stored here. */
export interface Point {
  questionGroup: number;
  kind: ComparisonKind;
  /** In the words of a language model; null: the first claim of the first position. */
  statement: string | null;
  positions: readonly Position[];
}

export interface Position {
  /** In the words of a language model; null: the first claim. */
  statement: string | null;
  claims: readonly ClaimReference[];
}

/** A claim by its place in the findings of an interview. */
export interface ClaimReference {
  interviewId: string;
  question: number;
  claim: number;
  timestampSecs: number;
}

export interface ComparisonChange {
  comparison: Comparison;
  facts: readonly KnownFact[];
}

const requested = (comparisonId: string): KnownFact => ({
  type: 'interview.comparison-requested.v1',
  data: { comparisonId },
});

type Request = Pick<Comparison, 'id' | 'accountId' | 'agentGroupId' | 'objective' | 'interviews' | 'leftOut'>;

/** @param afterMs time until the request is announced again, milliseconds */
export function requestComparison(request: Request, now: Date, afterMs: number): ComparisonChange {
  return {
    comparison: {
      ...request,
      version: 1,
      status: 'pending',
      failure: null,
      requestedAt: now,
      finishedAt: null,
      comparedBy: null,
      points: [],
      announcements: 1,
      dueAt: new Date(now.getTime() + afterMs),
      hasLostInterview: false,
    },
    facts: [requested(request.id)],
  };
}

/** Number of announcements after which a comparison fails. */
const mostAnnouncements = 5;

/**
 * Announces a pending comparison that is due again, each time after twice the time; the last time it fails instead. While
 * the last announcement is still in the outbox, it only waits.
 * @param afterMs as in {@link requestComparison}
 */
export function followUpComparison(
  comparison: Comparison,
  now: Date,
  { afterMs, isPublishing }: { afterMs: number; isPublishing: boolean },
): ComparisonChange {
  const { id, status, announcements } = comparison;
  if (status !== 'pending') return { comparison, facts: [] };
  if (isPublishing)
    return { comparison: { ...comparison, dueAt: new Date(now.getTime() + afterMs) }, facts: [] };
  if (announcements >= mostAnnouncements) {
    return { comparison: finishComparison(comparison, { failure: 'timed_out' }, now), facts: [] };
  }
  const nextAt = new Date(now.getTime() + afterMs * 2 ** announcements);
  return {
    comparison: { ...comparison, announcements: announcements + 1, dueAt: nextAt },
    facts: [requested(id)],
  };
}

/** The result of a comparison, or why it failed. */
export type ComparisonResult =
  { failure: ComparisonFailure } | { failure?: undefined; comparedBy: string; points: readonly Point[] };

/**
 * Stores the result of a pending comparison; a finished one stays. Claims of other interviews are dropped, and the words of
 * a language model too if an interview has left since the request.
 */
export function finishComparison(comparison: Comparison, result: ComparisonResult, now: Date): Comparison {
  if (comparison.status !== 'pending') return comparison;
  const finished = { ...comparison, finishedAt: now, dueAt: null };
  if (result.failure) return { ...finished, status: 'failed', failure: result.failure };
  const known = new Set(comparison.interviews.map(({ id }) => id));
  const points = pointsWith(result.points, ({ interviewId }) => known.has(interviewId));
  return {
    ...finished,
    status: 'ready',
    comparedBy: result.comparedBy,
    points: comparison.hasLostInterview ? verbatim(points) : points,
  };
}

/** Removes everything that rests on an interview. Repeatable. */
export function withoutInterview(comparison: Comparison, left: LeftOut): Comparison {
  if (!comparison.interviews.some(({ id }) => id === left.id)) return comparison;
  return {
    ...comparison,
    interviews: comparison.interviews.filter(({ id }) => id !== left.id),
    leftOut: [...comparison.leftOut, left],
    points: verbatim(pointsWith(comparison.points, ({ interviewId }) => interviewId !== left.id)),
    hasLostInterview: true,
  };
}

/**
 * Returns the points without the words of a language model, which has read the claims of every interview: nobody can tell
 * which of its words go back to one that is gone.
 */
export const verbatim = (points: readonly Point[]): Point[] =>
  points.map((point) => ({
    ...point,
    statement: null,
    positions: point.positions.map(({ claims }) => ({ statement: null, claims })),
  }));

/**
 * Returns what is left of the points with the given claims only. An agreement needs two interviews, a disagreement two
 * sides; what is left is an agreement or stands alone, in the words of its claims.
 */
export const pointsWith = (points: readonly Point[], isShown: (claim: ClaimReference) => boolean): Point[] =>
  points.flatMap((point) => pointWith(point, isShown) ?? []);

function pointWith(point: Point, isShown: (claim: ClaimReference) => boolean): Point | undefined {
  const positions = point.positions
    .map(({ claims }) => ({ statement: null, claims: claims.filter(isShown) }))
    .filter(({ claims }) => claims.length > 0);
  const [first] = positions;
  if (!first) return undefined;
  if (countOf(positions) === countOf(point.positions)) return point;
  const isDisputed = point.kind === 'disagreement' && positions.length > 1 && interviewsIn(positions) > 1;
  if (isDisputed) return { ...point, statement: null, positions };
  const kind = interviewsIn([first]) > 1 ? 'agreement' : 'single';
  return { ...point, kind, statement: null, positions: [first] };
}

const countOf = (positions: readonly Position[]): number =>
  positions.reduce((sum, { claims }) => sum + claims.length, 0);

/** Returns the number of interviews with a claim in these positions. */
export const interviewsIn = (positions: readonly Position[]): number =>
  new Set(positions.flatMap(({ claims }) => claims.map(({ interviewId }) => interviewId))).size;
