import { z } from 'zod';

const turns = z.array(z.int().min(1)).min(1).max(200);
const text = (most: number) => z.string().trim().min(1).max(most);
const score = z.int().min(0).max(100);
const statements = z
  .array(z.strictObject({ text: text(600), turns }))
  .min(1)
  .max(8);
const judgement = z.strictObject({ score, reasons: z.array(text(600)).min(1).max(8) });

/** Schema of the model's answer; turns and questions are counted from 1. */
export const analysisAnswer = z.strictObject({
  summary: z
    .array(z.strictObject({ text: text(1000), turns }))
    .min(3)
    .max(6),
  quotes: z
    .array(z.strictObject({ text: text(2000), turn: z.int().min(1), question: z.int().min(0) }))
    .max(12),
  quality: z.strictObject({ score, reasons: statements }),
  conduct: z.strictObject({ score, reasons: statements }),
  agents: z.array(z.strictObject({ agent: text(300), quality: judgement, conduct: judgement })).max(20),
});

export type AnalysisAnswer = z.infer<typeof analysisAnswer>;

/** JSON schema of the answer, for servers that can enforce one. */
export function analysisAnswerSchema(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(analysisAnswer);
  return schema;
}
