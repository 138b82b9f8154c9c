import { z } from 'zod';
import { wholeWithinRange } from './fields';
import { requiredText, text } from './text';

/** Goal of a question; never spoken. */
export const questionGuideSchema = z
  .object({
    aim: z.string().optional(),
    mustHave: z.array(z.string()).optional(),
    probes: z.int().optional(),
    minutes: z.int().optional(),
  })
  .meta({ id: 'QuestionGuide' });

const guideInput = z.object(
  {
    aim: text(1000).optional().describe('Goal of the question'),
    mustHave: z
      .array(requiredText(300), { error: 'must be an array' })
      .max(10, 'must have at most 10 entries')
      .optional()
      .describe('Facts that the answer must contain; the interviewer asks for missing ones'),
    probes: wholeWithinRange(0, 3)
      .optional()
      .describe('Maximum number of follow-ups to the answer; default: the agent’s'),
    minutes: wholeWithinRange(1, 60)
      .optional()
      .describe('Time planned for the question; after it the answer is not followed up'),
  },
  { error: 'must be an object' },
);

/** A question as a string, or with a guide. */
export const questionInput = z.union(
  [
    requiredText(2000),
    z.object({
      text: requiredText(2000),
      guide: guideInput
        .nullish()
        .describe('If absent, an update keeps the guide of the question with the same text; null removes it'),
    }),
  ],
  { error: (issue) => (issue.input === undefined ? 'is required' : 'must be a string or an object') },
);

export type QuestionInput = z.infer<typeof questionInput>;
