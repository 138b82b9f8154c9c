import { type ComparisonPageMessage, languageOf } from '@colloquy/contracts';
import { derivedId } from '@colloquy/kernel';
import type { ClaimReference, ComparedInterview, Comparison, ComparisonInput } from '@colloquy/language';
import type { Run } from './run';

export interface ComparisonRef {
  accountId: string;
  comparisonId: string;
}

export const comparisonRun = ({ accountId, comparisonId }: ComparisonRef): Run => ({
  id: derivedId('comparison', comparisonId),
  kind: 'comparison',
  accountId,
  comparisonId,
});

export interface ComparisonMaterial {
  isPending: boolean;
  objective: string;
  interviews: ComparisonPageMessage['interviews'];
}

export function comparisonInputOf({ objective, interviews }: ComparisonMaterial): ComparisonInput {
  return {
    objective: objective || null,
    interviews: interviews.map(({ id, language, questions }): ComparedInterview => ({
      id,
      language: languageOf(language),
      questions: questions.map(({ question, claims }) => ({
        question,
        claims: claims.map(({ text }) => text),
      })),
    })),
  };
}

const maxClaims = 5000;

/** Keeps as many of the first points as fit into one message and one document. */
export function bounded({ by, points }: Comparison): Comparison {
  let claims = 0;
  return {
    by,
    points: points.filter(({ positions }) => {
      claims += positions.reduce((sum, position) => sum + position.claims.length, 0);
      return claims <= maxClaims;
    }),
  };
}

/** Returns when a claim was said, in seconds since the conversation started. */
export function timeOf({ interviews }: ComparisonMaterial): (place: ClaimReference) => number {
  const byId = new Map(interviews.map(({ id, questions }) => [id, questions]));
  return ({ interviewId, question, claim }) =>
    byId.get(interviewId)?.[question]?.claims[claim]?.timestampSecs ?? 0;
}
