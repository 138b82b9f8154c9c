import { z } from 'zod';
import { variableNamePattern } from '../prompt-variables';
import { interviewTypes } from '../vocabulary';
import { ofRecord, requiredText, text } from './text';
import { extractionSchemaInput } from './extraction';
import { atMostEntries, jsonObject, notEmpty, nothingToChange, oneOf } from './fields';
import { invitationInput } from './invitation';
import { notificationsInput } from './notifications-input';
import { uuid } from './operation';
import { questionInput } from './question';
import { redirectUrlProblem } from './redirect-url';

const employment = z.object(
  {
    title: requiredText(300),
    company: requiredText(300),
    period: text(200).optional(),
  },
  { error: 'must be an object' },
);

const expertData = z.object(
  {
    name: requiredText(300),
    title: requiredText(300),
    employmentHistory: z
      .array(employment, {
        error: (issue) => (issue.input === undefined ? 'is required' : 'must be an array'),
      })
      .min(1, 'must have at least one entry')
      .max(100, 'must have at most 100 entries'),
  },
  { error: (issue) => (issue.input === undefined ? 'is required' : 'must be an object') },
);

const redirectUrl = z
  .string({ error: 'must be a string' })
  .superRefine((value, context) => {
    const problem = value === '' ? undefined : redirectUrlProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .nullish()
  .describe(
    'Where the expert is sent on completion: absolute, https (http for localhost and 127.0.0.1 only), at most 2048 ' +
      'characters, no credentials. The platform appends interviewId and status=completed. Empty or null: no redirect',
  );

const customVariables = atMostEntries(
  200,
  z.record(z.string().regex(variableNamePattern, 'must be a variable name'), text(10_000), {
    error: ofRecord('must be an object with string values'),
  }),
);

const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()], {
  error: 'must be an ISO 8601 date-time with a time zone',
});

/** Offsets such as +02:00 are not time zones: they ignore changes of the clocks. */
function isTimeZone(name: string): boolean {
  try {
    return (
      name.length <= 64 && /^\p{L}/u.test(name) && Boolean(Intl.DateTimeFormat('en', { timeZone: name }))
    );
  } catch {
    return false;
  }
}

/** Must be a UUID: the id of the interview derives from it, and that id opens the expert's page. */
export const createInterviewHeaders = z.object({
  'idempotency-key': z
    .uuid('must be a UUID')
    .optional()
    .describe(
      'A random UUID. A further request of the account with the same key creates nothing: it returns the interview of the first request as it is now, and its body is ignored. The key is free again once that interview is deleted.',
    ),
});

export const createInterviewBody = jsonObject({
  interviewType: oneOf(interviewTypes),
  title: requiredText(500),
  callSubject: requiredText(2000),
  objective: text(2000)
    .nullish()
    .describe('Research goal; guides the follow-ups and the analysis, and is never spoken'),
  extractionSchema: extractionSchemaInput.nullish(),
  expertData,
  questions: z
    .array(questionInput, {
      error: (issue) => (issue.input === undefined ? 'is required' : 'must be an array'),
    })
    .min(1, 'must have at least one question')
    .max(100, 'must have at most 100 questions')
    .describe('Each a string, or an object with the text and a guide for the interviewer'),
  status: oneOf(['NOT_SCHEDULED', 'SCHEDULED'] as const)
    .optional()
    .describe('Default: derived from scheduledAt'),
  scheduledAt: moment.nullish(),
  dialInPhone: z
    .string({ error: 'must be a string' })
    .regex(/^\+?[0-9 ().-]{3,32}$/, 'must be a phone number')
    .nullish(),
  expertTimeZone: z
    .string({ error: 'must be a string' })
    .refine(isTimeZone, 'must be an IANA time zone, such as Europe/Berlin')
    .nullish()
    .describe('Where the expert is: the platform calls within its calling hours there; default: at any time'),
  meetingId: text(100).nullish(),
  dialInPin: text(100).nullish().describe('Write-only'),
  agentGroupId: uuid
    .nullish()
    .describe('Id of a ROOT agent; default: the account’s default agent of the type'),
  redirectUrl,
  compliance: text(10_000).nullish().describe('Read out word for word before the first question'),
  invitation: invitationInput
    .nullish()
    .describe(
      'Information for the expert before agreeing; overrides the account’s invitation field by field. An update replaces it as a whole; null clears it',
    ),
  customVariables: customVariables
    .nullish()
    .describe('Values by variable name; every required variable of the account needs a value'),
  notifications: notificationsInput.nullish(),
  isTest: z
    .boolean({ error: 'must be true or false' })
    .optional()
    .describe(
      'A test interview: works like any other, and its sessions are not billed; at most 100 a day (UTC); default false',
    ),
});

// `isTest` never changes: the ledger of a test interview has no billed sessions
export const updateInterviewBody = createInterviewBody
  .omit({ isTest: true })
  .partial()
  .refine(notEmpty, nothingToChange);

export type CreateInterviewInput = z.infer<typeof createInterviewBody>;
export type UpdateInterviewInput = z.infer<typeof updateInterviewBody>;
