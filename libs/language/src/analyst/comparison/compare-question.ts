import { remembering } from '../../text/remembered';
import { type AlignedQuestion } from './align-questions';
import { clarityOf, type RatedClaim } from './clarity';
import { pointsOf } from './cluster-claims';
import { type ComparisonPoint } from './comparison';

/** Each interview has an equal share, at least two. */
const maxClaims = 400;

/** The clearest claims on one question, and the points that their words show. */
export interface ComparedQuestion extends AlignedQuestion {
  claims: readonly RatedClaim[];
  points: readonly ComparisonPoint[];
}

/** Compares the claims on one question by their words; takes up to half a second. */
export const compareQuestion = (question: AlignedQuestion): ComparedQuestion =>
  remembering(() => {
    const rated = { ...question, claims: clearest(question) };
    return { ...rated, points: pointsOf(rated) };
  });

function clearest({ claims, language }: AlignedQuestion): RatedClaim[] {
  const byInterview = new Map<string, RatedClaim[]>();
  for (const claim of claims) {
    const own = byInterview.get(claim.place.interviewId) ?? [];
    own.push({ ...claim, clarity: clarityOf(claim.text, language) });
    byInterview.set(claim.place.interviewId, own);
  }
  const share = Math.max(2, Math.floor(maxClaims / byInterview.size));
  return [...byInterview.values()].flatMap((own) => {
    const chosen = new Set([...own].sort((a, b) => b.clarity - a.clarity).slice(0, share));
    return own.filter((claim) => chosen.has(claim));
  });
}
