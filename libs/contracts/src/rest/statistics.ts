import { z } from 'zod';
import { platforms } from '../vocabulary';
import { isoMoment } from './fields';
import { commonRefusals, type Operation, refusals, timestamp, uuid } from './operation';

export const maxIntervals = 400;
/** Longest range of distributions, days. */
export const maxDistributionDays = 92;
/** Number of ranges of scores in a histogram: 0 to 9, 10 to 19 and so on; 100 belongs to the last one. */
export const scoreBuckets = 10;

const timelineIntervals = ['day', 'week', 'month'] as const;
export type TimelineInterval = (typeof timelineIntervals)[number];

const moment = isoMoment.transform((text) => new Date(text));
const range = {
  from: moment.describe('Start of the range, included'),
  to: moment.describe('End of the range, excluded'),
  agentGroupId: uuid.optional().describe('Only interviews of this agent'),
};

export const timelineQuery = z.object({ ...range, interval: z.enum(timelineIntervals) });
export const distributionsQuery = z.object(range);

const isComplete = z
  .boolean()
  .describe('False if the range has more interviews than are examined; the numbers then leave some out');
const count = z.int().nonnegative();

const timelineSchema = z
  .object({
    from: timestamp,
    to: timestamp,
    interval: z.enum(timelineIntervals),
    isComplete,
    intervals: z
      .array(
        z.object({
          start: timestamp.describe('Start of the interval in UTC; weeks begin on Monday'),
          created: count,
          completed: count,
          withdrawn: count.describe('Interviews whose expert withdrew the consent'),
          medianSecondsToCompletion: z
            .number()
            .nonnegative()
            .nullable()
            .describe(
              'From creation to completion, of the interviews completed in the interval, approximately; null: none, or unknown',
            ),
        }),
      )
      .describe('All intervals of the range, oldest first; the first and the last may be cut by the range'),
  })
  .meta({ id: 'InterviewTimeline' });

const histogram = z
  .array(count)
  .length(scoreBuckets)
  .describe('Number of scores from 0 to 9, 10 to 19 and so on; 100 belongs to the last range');
const scores = {
  interviews: count,
  qualityScore: histogram,
  agentScore: histogram,
};
const share = z.number().min(0).max(1);

const distributionsSchema = z
  .object({
    from: timestamp,
    to: timestamp,
    isComplete,
    ...scores,
    byAgentVersion: z
      .array(z.object({ agentGroupId: uuid, agentName: z.string(), versionNumber: z.int(), ...scores }))
      .describe('Most interviews first; at most 100'),
    byChannel: z
      .array(z.object({ channel: z.enum(platforms).nullable(), ...scores }))
      .describe('By the platform of the session that the interview delivers; null: no session'),
    byLanguage: z
      .array(z.object({ language: z.string(), ...scores }))
      .describe('By the language in which the expert spoke; the language of the agent if it is unknown'),
    byQuestion: z
      .array(
        z.object({
          question: z.int().positive().describe('Position of the question in the interview, from 1'),
          interviews: count.describe('Interviews with a finding on the question at this position'),
          answered: share,
          partly: share,
          refused: share,
          not_asked: share,
        }),
      )
      .describe('Drop-out: verdicts on the question, as shares of these interviews'),
  })
  .meta({
    id: 'InterviewDistributions',
    description:
      'Interviews completed in the range, without test interviews and those whose expert withdrew the consent',
  });

export type TimelineView = z.infer<typeof timelineSchema>;
export type DistributionsView = z.infer<typeof distributionsSchema>;

const someScores = {
  interviews: 2,
  qualityScore: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0],
  agentScore: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
};
const exampleRange = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z' };

export const statisticsOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/interviews/stats/timeline',
    operationId: 'getInterviewTimeline',
    service: 'interview',
    summary: `Count created, completed and withdrawn interviews over time, at most ${maxIntervals} intervals`,
    query: timelineQuery,
    responses: {
      200: {
        description: 'The intervals. Deleted interviews and test interviews are not counted',
        schema: timelineSchema,
        example: {
          ...exampleRange,
          interval: 'day',
          isComplete: true,
          intervals: [
            {
              start: exampleRange.from,
              created: 4,
              completed: 2,
              withdrawn: 0,
              medianSecondsToCompletion: 5400,
            },
          ],
        },
      },
      400: refusals[400],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/stats/distributions',
    operationId: 'getInterviewDistributions',
    service: 'interview',
    summary: `Get the scores of completed interviews and the verdicts on their questions, at most ${maxDistributionDays} days`,
    query: distributionsQuery,
    responses: {
      200: {
        description: 'The distributions. Deleted, withdrawn and test interviews are not counted',
        schema: distributionsSchema,
        example: {
          ...exampleRange,
          isComplete: true,
          ...someScores,
          byAgentVersion: [
            {
              agentGroupId: '5f0a9a34-3d0e-4c37-9a8b-0f0c52f2a6f4',
              agentName: 'Research interviewer',
              versionNumber: 3,
              ...someScores,
            },
          ],
          byChannel: [{ channel: 'WEB', ...someScores }],
          byLanguage: [{ language: 'en', ...someScores }],
          byQuestion: [{ question: 1, interviews: 2, answered: 0.5, partly: 0.5, refused: 0, not_asked: 0 }],
        },
      },
      400: refusals[400],
      ...commonRefusals,
    },
  },
];
