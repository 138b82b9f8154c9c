import { type Language } from '@colloquy/contracts';
import { contentWords } from '../../text/content-words';
import { folded } from '../../text/facts';
import { type ClaimReference, type ComparisonInput } from './comparison';
import { stemsOf } from './stems';

export interface PlacedClaim {
  place: ClaimReference;
  text: string;
}

export interface AlignedQuestion {
  /** From 0, in the order of the questions. */
  number: number;
  question: string;
  language: Language;
  claims: readonly PlacedClaim[];
}

const near = { share: 0.6, words: 2 };

const most = { searched: 300, questions: 50 };

interface Asked {
  question: string;
  language: Language;
  stems: ReadonlySet<string>;
  places: Map<string, number>;
  first: number;
}

/** Groups the claims by question: the same text, or nearly the same content words, in one language. */
export function alignQuestions({ interviews }: ComparisonInput): AlignedQuestion[] {
  const claimsAt = new Map(interviews.map(({ id, questions }) => [id, questions]));
  return merged(askedIn(interviews))
    .sort((a, b) => b.places.size - a.places.size || a.first - b.first)
    .slice(0, most.questions)
    .sort((a, b) => a.first - b.first)
    .map(({ question, language, places }, number) => ({
      number,
      question,
      language,
      claims: [...places].flatMap(([interviewId, position]) =>
        (claimsAt.get(interviewId)?.[position]?.claims ?? []).map((text, claim) => ({
          place: { interviewId, question: position, claim },
          text,
        })),
      ),
    }));
}

function askedIn(interviews: ComparisonInput['interviews']): Asked[] {
  const asked = new Map<string, Asked>();
  let first = 0;
  for (const { id, language, questions } of interviews)
    questions.forEach(({ question, claims }, position) => {
      first += 1;
      if (claims.length === 0) return;
      const key = `${language} ${
        folded(question)
          .match(/[\p{L}\p{N}]+/gu)
          ?.join(' ') ?? ''
      }`;
      const known = asked.get(key);
      if (known) {
        if (!known.places.has(id)) known.places.set(id, position);
        return;
      }
      const stems = stemsOf(contentWords(question, language), language);
      asked.set(key, { question, language, stems, places: new Map([[id, position]]), first });
    });
  return [...asked.values()];
}

/** Joins near wordings, unless one interview has both as different questions. */
function merged(asked: readonly Asked[]): Asked[] {
  const groups: Asked[] = [];
  const bySize = [...asked].sort((a, b) => b.places.size - a.places.size || a.first - b.first);
  bySize.forEach((each, index) => {
    const same =
      index < most.searched
        ? groups.find(
            (group) => isNear(group, each) && ![...each.places.keys()].some((id) => group.places.has(id)),
          )
        : undefined;
    if (!same) return void groups.push(each);
    for (const [id, position] of each.places) same.places.set(id, position);
    same.first = Math.min(same.first, each.first);
  });
  return groups;
}

function isNear(a: Asked, b: Asked): boolean {
  if (a.language !== b.language) return false;
  const shared = [...a.stems].filter((stem) => b.stems.has(stem)).length;
  return shared >= near.words && (2 * shared) / (a.stems.size + b.stems.size) >= near.share;
}
