import { disconnectReasons, languages, turnRoles } from '@colloquy/contracts';
import { agentActKinds, verdicts } from '@colloquy/language';
import { z } from 'zod';

export const kinds = [
  'good',
  'thin',
  'qualitative', // insight without figures
  'one-brilliant', // one excellent answer among poor ones
  'hostile',
  'evasive',
  'salad', // words of the subject without sense
  'pitch',
  'rant',
  'figures', // figures without meaning
  'correction',
  'denial',
  'reported', // what others claim
  'irony',
  'hypothesis',
  'confidence',
  'identifiers',
  'third-party', // personal data of other people
  'injection', // orders to the reader or the software
  'polite-injection',
  'code-switching',
  'other-language', // the expert answers in another language than the agent's
  'unpunctuated',
  'fragments',
  'bad-interviewer',
  'too-little', // nothing to judge
] as const;

export const halves = ['building', 'judging'] as const;
export type Half = (typeof halves)[number];

/** low: below 40; middle: below 70; high: 70 and above; unknown: no score. */
export const bands = ['low', 'middle', 'high', 'unknown'] as const;
export type Band = (typeof bands)[number];

/** Stems separated by spaces, see `matches`. */
const terms = z.string().regex(/^[^\s/]+(\/[^\s/]+)*( [^\s/]+(\/[^\s/]+)*)*$/);

export const statement = z.strictObject({
  says: z.string().min(1),
  terms,
});

const forbiddenStatement = statement.extend({
  unless: terms.optional(),
});

/** `either`: careful readers may disagree. */
const flag = z.union([z.boolean(), z.literal('either')]).default(false);

const act = z.strictObject({
  kind: z.enum(agentActKinds),
  questionIndex: z.int().nonnegative().optional(),
});

const turn = z.strictObject({
  id: z.string().regex(/^[ae][1-9]\d*$/),
  role: z.enum(turnRoles),
  text: z.string().min(1),
  timestampSecs: z.number().nonnegative(),
  act: act.optional(),
});

/** A file of the set: an interview as spoken, and what a careful reader expects of its analysis. */
export const labelledTranscript = z.strictObject({
  kind: z.enum(kinds),
  industry: z.string().min(1),
  half: z.enum(halves),
  input: z.strictObject({
    questions: z.array(z.string().min(1)).min(1),
    language: z.enum(languages),
    expertName: z.string().min(1),
    turns: z.array(turn).min(2),
    sessions: z
      .array(
        z.strictObject({ disconnectReason: z.enum(disconnectReasons), durationSeconds: z.int().positive() }),
      )
      .min(1),
  }),
  labels: z.strictObject({
    facts: z.array(statement).default([]),
    forbidden: z.array(forbiddenStatement).default([]),
    quality: z.array(z.enum(bands)).min(1),
    /** Transcripts whose quality score must be lower. */
    betterThan: z.array(z.string()).default([]),
    /** Transcripts whose conduct score must be lower. */
    conductBetterThan: z.array(z.string()).default([]),
    endedEarly: flag,
    expertDisengaged: flag,
    verdicts: z.array(z.enum(verdicts)),
  }),
});

export type LabelledTranscript = z.infer<typeof labelledTranscript> & { name: string };
