import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, turnRoles } from '@colloquy/contracts';
import { z } from 'zod';
import { type MeasuredAnalyst, resultOn } from './analysts';
import { kinds, type LabelledTranscript, statement } from './labelled-transcript';
import { matches } from './matching';
import { deliveredIn } from './score';

/** A short interview that was written without knowledge of the code, with statements that must and must not be delivered. */
const blindInterview = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(kinds),
  language: z.enum(languages),
  questions: z.array(z.string().min(1)).min(1),
  turns: z.array(z.strictObject({ role: z.enum(turnRoles), text: z.string().min(1) })).min(2),
  forbidden: z.array(statement),
  facts: z.array(statement),
});

type BlindInterview = z.infer<typeof blindInterview>;

/** @throws Error if a file is malformed */
export const readBlind = (folder: string): BlindInterview[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => z.array(blindInterview).parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

interface Delivered {
  kind: string;
  forbidden: number;
  'forbidden, delivered': number;
  facts: number;
  'facts, delivered': number;
}

/** Counts what an analyst delivers in summaries, quotes, answers and claims, by kind. */
export async function scoreBlind(
  interviews: readonly BlindInterview[],
  measured: MeasuredAnalyst,
): Promise<Delivered[]> {
  const scores: Delivered[] = [];
  for (const interview of interviews) scores.push(await scoreOf(interview, measured));
  return kinds
    .map((kind) => scores.filter((score) => score.kind === kind))
    .flatMap((own) => (own[0] ? [own.reduce(add)] : []));
}

const add = (one: Delivered, other: Delivered): Delivered => ({
  kind: one.kind,
  forbidden: one.forbidden + other.forbidden,
  'forbidden, delivered': one['forbidden, delivered'] + other['forbidden, delivered'],
  facts: one.facts + other.facts,
  'facts, delivered': one['facts, delivered'] + other['facts, delivered'],
});

async function scoreOf(interview: BlindInterview, measured: MeasuredAnalyst): Promise<Delivered> {
  const { kind, forbidden, facts } = interview;
  const { analysis } = await resultOn({ input: inputOf(interview) }, measured);
  const { statements, quoted, findings } = deliveredIn(analysis, interview.questions);
  const texts = [...statements, ...quoted, ...findings];
  const delivered = (all: BlindInterview['facts']) =>
    all.filter(({ terms }) => texts.some((text) => matches(text, terms))).length;
  return {
    kind,
    forbidden: forbidden.length,
    'forbidden, delivered': delivered(forbidden),
    facts: facts.length,
    'facts, delivered': delivered(facts),
  };
}

const turnSecs = 20;

function inputOf({ language, questions, turns }: BlindInterview): LabelledTranscript['input'] {
  let asked = -1;
  const spoken = turns.map(({ role, text }, at) => {
    if (role === 'agent') asked = questions.includes(text) ? questions.indexOf(text) : Math.max(0, asked);
    const act = { kind: 'question' as const, questionIndex: asked };
    return {
      id: `${role === 'agent' ? 'a' : 'e'}${at + 1}`,
      role,
      text,
      timestampSecs: at * turnSecs,
      ...(role === 'agent' && { act }),
    };
  });
  const durationSeconds = turns.length * turnSecs;
  return {
    questions,
    language,
    expertName: 'Robin Quell',
    turns: spoken,
    sessions: [{ disconnectReason: 'completed_by_expert', durationSeconds }],
  };
}
