import type {
  ComparisonFailure,
  ComparisonKind,
  ComparisonStatus,
  KnownFact,
  LeftOutReason,
} from '@colloquy/contracts';

export const minCompared = 2;

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
  announcements: number;
  /** When a pending comparison is announced again; null once it is finished. */
  dueAt: Date | null;
  /** Whether an interview has left since the request; a language model may have read its claims. */
  hasLostInterview: boolean;
}

interface ComparedAnalysis {
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

const maxAnnouncements = 5;

/** Announces a pending comparison again, at doubling intervals, and finally fails it. Waits for unpublished events. */
export function followUpComparison(
  comparison: Comparison,
  now: Date,
  { afterMs, isPublishing }: { afterMs: number; isPublishing: boolean },
): ComparisonChange {
  const { id, status, announcements } = comparison;
  if (status !== 'pending') return { comparison, facts: [] };
  if (isPublishing)
    return { comparison: { ...comparison, dueAt: new Date(now.getTime() + afterMs) }, facts: [] };
  if (announcements >= maxAnnouncements) {
    return { comparison: finishComparison(comparison, { failure: 'timed_out' }, now), facts: [] };
  }
  const nextAt = new Date(now.getTime() + afterMs * 2 ** announcements);
  return {
    comparison: { ...comparison, announcements: announcements + 1, dueAt: nextAt },
    facts: [requested(id)],
  };
}

export type ComparisonResult =
  { failure: ComparisonFailure } | { failure?: undefined; comparedBy: string; points: readonly Point[] };

/** Drops claims of other interviews, and a language model's words if an interview has left since the request. */
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

/** Drops a language model's words: it has read every interview, so they may derive from a removed one. */
export const verbatim = (points: readonly Point[]): Point[] =>
  points.map((point) => ({
    ...point,
    statement: null,
    positions: point.positions.map(({ claims }) => ({ statement: null, claims })),
  }));

/** A point with too few interviews or sides left becomes an agreement or a single point, worded by its claims. */
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

export const interviewsIn = (positions: readonly Position[]): number =>
  new Set(positions.flatMap(({ claims }) => claims.map(({ interviewId }) => interviewId))).size;
