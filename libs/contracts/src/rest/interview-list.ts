import { z } from 'zod';
import { languages, platforms, verdicts } from '../vocabulary';
import { isoMoment, numberInQuery } from './fields';

export const statusFilters = ['NOT_SCHEDULED', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED'] as const;

const listOrders = ['createdAt', '-createdAt', 'completedAt', '-completedAt'] as const;

/** Channels that List Interviews can filter by. NONE: completed without a delivered session. */
const channelFilters = [...platforms, 'NONE'] as const;
export type ChannelFilter = (typeof channelFilters)[number];

/** Ranges of scores that List Interviews can filter by, as the histograms of the distributions have them. */
export const scoreRanges = [
  '0-9',
  '10-19',
  '20-29',
  '30-39',
  '40-49',
  '50-59',
  '60-69',
  '70-79',
  '80-89',
  '90-100',
] as const;
export type ScoreRange = (typeof scoreRanges)[number];

/** Last match of a search that a page may have: the matches before it are examined for each page. */
const maxSearched = 10_000;
const maxQuestions = 100;

const moment = isoMoment.transform((value) => new Date(value)).optional();
const oneIn = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` }).optional();

const filters = z.object({
  page: numberInQuery(1, 1_000_000).optional().describe('From 1; default 1 if only limit is given'),
  limit: numberInQuery(1, 100).optional().describe('Default 20 if only page is given'),
  status: oneIn(statusFilters).describe(
    'IN_PROGRESS covers everything between start and completion, including DIALING and WAITING_FOR_EXPERT',
  ),
  search: z
    .string({ error: 'must be one string' })
    .max(200, 'must have at most 200 characters')
    .optional()
    .describe(
      'Part of the title or of the expert’s name; ignores case. Pages cover only the first 10,000 matches',
    ),
  agentGroupId: z.uuid('must be a UUID').optional().describe('Only interviews of this agent'),
  agentVersion: numberInQuery(1, 1_000_000)
    .optional()
    .describe('Only interviews of this version of the agent; needs agentGroupId'),
  channel: oneIn(channelFilters).describe(
    'Only interviews whose delivered session took place on this platform; NONE: completed interviews without such a session',
  ),
  language: oneIn(languages).describe(
    'Only interviews whose expert spoke this language; if it is unknown, the language of the agent',
  ),
  createdFrom: moment.describe('Only interviews that were created at this time or later'),
  createdTo: moment.describe('Only interviews that were created before this time'),
  completedAfter: moment.describe('Only interviews that completed after this time, sorted by completion'),
  completedBefore: moment.describe('Only interviews that completed before this time; needs completedAfter'),
  question: numberInQuery(1, maxQuestions)
    .optional()
    .describe(
      'Only interviews with a finding on the question at this position, from 1, as the distributions count them; needs completedAfter',
    ),
  verdict: oneIn(verdicts).describe('Only interviews with this finding on the question; needs question'),
  qualityScore: oneIn(scoreRanges).describe(
    'Only interviews whose quality score is in this range; needs completedAfter',
  ),
  agentScore: oneIn(scoreRanges).describe(
    'Only interviews in which the score of the agent’s conduct is in this range; needs completedAfter',
  ),
  abandoned: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((value) => value === 'true')
    .optional()
    .meta({ type: 'boolean' })
    .describe(
      'true: only interviews in progress without activity for some minutes, as the stats count them; false: only those with recent activity, latest first',
    ),
  withdrawn: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((value) => value === 'true')
    .optional()
    .meta({ type: 'boolean' })
    .describe(
      'true: only interviews whose expert withdrew the consent, latest withdrawal first; false: leaves them out',
    ),
  withdrawnFrom: moment.describe('Only interviews that were withdrawn at this time or later, latest first'),
  withdrawnTo: moment.describe('Only interviews that were withdrawn before this time, latest first'),
  isTest: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((value) => value === 'true')
    .optional()
    .meta({ type: 'boolean' })
    .describe('true: only test interviews, newest first; false: leaves them out, as the statistics do'),
  sort: oneIn(listOrders).describe(
    'Order of the list; a minus sign means descending. Default -createdAt. completedAt and -completedAt list completed interviews only',
  ),
  sortOrder: z
    .enum(['asc', 'desc'], { error: 'must be asc or desc' })
    .optional()
    .describe('Order of the completions; has no effect without completedAfter; default asc'),
});

type Filters = z.output<typeof filters>;

/** Field, predicate and message of a rule. */
type Conflict = readonly [field: keyof Filters, isWrong: (given: Filters) => boolean, error: string];

const needsCompletedAfter = (field: keyof Filters): Conflict => [
  field,
  (given) => given[field] !== undefined && !given.completedAfter,
  'needs completedAfter',
];

/** Lists with an order of their own. */
const isActivityOrWithdrawal = ({ abandoned, withdrawn, withdrawnFrom, withdrawnTo }: Filters) =>
  abandoned === false || Boolean(withdrawn || (withdrawnFrom ?? withdrawnTo));

const conflicts: readonly Conflict[] = [
  [
    'page',
    ({ search, page = 1, limit = 20 }) => Boolean(search) && page * limit > maxSearched,
    `is beyond the first ${maxSearched} matches; narrow the search, or list without page and limit`,
  ],
  [
    'agentVersion',
    ({ agentVersion, agentGroupId }) => agentVersion !== undefined && agentGroupId === undefined,
    'needs agentGroupId: versions are numbered within an agent',
  ],
  ...(['completedBefore', 'question', 'qualityScore', 'agentScore'] as const).map(needsCompletedAfter),
  ['verdict', ({ verdict, question }) => verdict !== undefined && question === undefined, 'needs question'],
  [
    'abandoned',
    ({ abandoned, status = 'IN_PROGRESS' }) => abandoned !== undefined && status !== 'IN_PROGRESS',
    'goes with the status IN_PROGRESS only',
  ],
  [
    'abandoned',
    ({ abandoned, withdrawn, withdrawnFrom, withdrawnTo }) =>
      abandoned !== undefined && Boolean(withdrawn || (withdrawnFrom ?? withdrawnTo)),
    'cannot be combined with withdrawn interviews',
  ],
  [
    'withdrawn',
    ({ withdrawn, withdrawnFrom, withdrawnTo }) =>
      withdrawn === false && Boolean(withdrawnFrom ?? withdrawnTo),
    'must not be false with withdrawnFrom or withdrawnTo',
  ],
  [
    'completedAfter',
    ({ completedAfter, abandoned, withdrawn, withdrawnFrom, withdrawnTo }) =>
      Boolean(completedAfter) &&
      (abandoned !== undefined || Boolean(withdrawn || (withdrawnFrom ?? withdrawnTo))),
    'cannot be combined with abandoned or withdrawn interviews, which have another order',
  ],
  [
    'isTest',
    (given) =>
      given.isTest === true &&
      (Boolean(given.completedAfter ?? given.sort?.endsWith('completedAt')) ||
        given.abandoned !== undefined ||
        isActivityOrWithdrawal(given)),
    'true cannot be combined with completed, abandoned or withdrawn interviews in their own order',
  ],
  [
    'sort',
    ({ sort, sortOrder }) => sort !== undefined && sortOrder !== undefined,
    'cannot be combined with sortOrder',
  ],
  [
    'sort',
    (given) =>
      Boolean(given.sort?.endsWith('createdAt')) &&
      (Boolean(given.completedAfter) || isActivityOrWithdrawal(given)),
    'by createdAt cannot be combined with filters that list interviews in another order',
  ],
  [
    'sort',
    (given) =>
      Boolean(given.sort?.endsWith('completedAt')) &&
      (given.abandoned !== undefined || isActivityOrWithdrawal(given)),
    'by completedAt cannot be combined with abandoned or withdrawn interviews, which have another order',
  ],
];

export const listInterviewsQuery = filters.superRefine((given, { addIssue }) => {
  for (const [field, isWrong, message] of conflicts) {
    if (isWrong(given)) addIssue({ code: 'custom', path: [field], message });
  }
});
