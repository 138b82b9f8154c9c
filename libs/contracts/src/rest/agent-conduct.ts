import { z } from 'zod';
import { requiredLine, withinRange, wholeWithinRange } from './fields';

/** Fields of an agent version that say how its interviews sound and how long they last. Null: the platform's default. */
export const conductSchema = {
  model: z.string().nullable().describe('Language model of the interviewer; null: the platform’s default'),
  speed: z.number().nullable().describe('Speed of the voice; 1 is normal; null: 1'),
  patience: z
    .number()
    .nullable()
    .describe('Factor on the time that the interviewer leaves the expert to think; null: 1'),
  maxProbes: z
    .int()
    .nullable()
    .describe('Maximum number of follow-ups to an answer; null: the platform’s default'),
  timeBudgetMinutes: z
    .int()
    .nullable()
    .describe(
      'Time in which the interviewer closes the interview; null: the platform’s default for the type',
    ),
};

export const conductInput = {
  model: requiredLine(200)
    .nullish()
    .describe('A model that the operator of the platform allows (LANGUAGE_MODELS); null: the default'),
  speed: withinRange(0.7, 1.3).nullish().describe('Speed of the voice; null: normal'),
  patience: withinRange(0.5, 2)
    .nullish()
    .describe(
      'Factor on the pause that ends the expert’s turn and on the silences before the interviewer speaks up or ends ' +
        'the session; null: 1',
    ),
  maxProbes: wholeWithinRange(0, 3)
    .nullish()
    .describe('Maximum number of follow-ups to an answer; null: the platform’s default'),
  timeBudgetMinutes: wholeWithinRange(5, 180)
    .nullish()
    .describe(
      'The interviewer paces itself and closes in this time, at most the platform’s limit; null: the platform’s ' +
        'default for the type',
    ),
};

/** The conduct of an agent version; an absent field: the platform's default. */
export type AgentConduct = {
  [Field in keyof typeof conductSchema]?: NonNullable<z.infer<(typeof conductSchema)[Field]>>;
};
