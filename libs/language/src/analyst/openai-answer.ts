import { z } from 'zod';
import { conductWeights } from './conduct';
import { qualityWeights } from './quality';

const turns = z.array(z.int().min(1)).min(1).max(200);
const text = (most: number) => z.string().trim().min(1).max(most);

/** Turns and questions are counted from 1. */
export const toldForm = z.strictObject({
  summary: z
    .array(z.strictObject({ text: text(1000), turns }))
    .min(3)
    .max(6),
  quotes: z
    .array(z.strictObject({ text: text(2000), turn: z.int().min(1), question: z.int().min(0) }))
    .max(12),
  answers: z
    .array(
      z.strictObject({
        question: z.int().min(1),
        verdict: z.enum(['answered', 'partly', 'refused']),
        answer: z.string().trim().max(600),
        turns: z.array(z.int().min(1)).max(200),
      }),
    )
    .max(100),
});

const judgedPart = (weight: number) =>
  z.strictObject({ points: z.int().min(0).max(weight), reason: text(600), turns });

export type JudgedPart = z.infer<ReturnType<typeof judgedPart>>;

const partsOf = <W extends Readonly<Record<string, number>>>(weights: W) =>
  z.strictObject(
    Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, judgedPart(weight)])) as {
      [Name in keyof W]: ReturnType<typeof judgedPart>;
    },
  );

const judgement = { quality: partsOf(qualityWeights), conduct: partsOf(conductWeights) };

export const judgedForm = z.strictObject({
  ...judgement,
  agents: z.array(z.strictObject({ agent: text(300), ...judgement })).max(20),
});

/** Statements are counted from 1. */
export const supportForm = z.strictObject({
  statements: z.array(z.strictObject({ number: z.int().min(1), supported: z.boolean() })).max(400),
});

export type Told = z.infer<typeof toldForm>;
export type ToldAnswer = Told['answers'][number];
export type Judged = z.infer<typeof judgedForm>;
