import { z } from 'zod';
import { jsonObject, line } from './fields';
import { commonRefusals, type Operation, refusals } from './operation';
import { redirectUrlProblem } from './redirect-url';

/** Reads null and an empty string as absent. */
const unlessEmpty = <S extends z.ZodType<string>>(schema: S) =>
  schema.nullish().transform((value) => value || undefined);

const privacyUrl = z.string({ error: 'must be a string' }).superRefine((value, context) => {
  const problem = value === '' ? undefined : redirectUrlProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

const minutes = z
  .int({ error: 'must be a whole number' })
  .min(1, 'must be from 1 to 240')
  .max(240, 'must be from 1 to 240');

/** Information for the expert before agreeing to the interview. Null or an empty string: not given. */
export const invitationInput = jsonObject({
  organisation: unlessEmpty(line(200)).describe('The organisation on whose behalf the interview takes place'),
  purpose: unlessEmpty(line(1000)).describe('Why the organisation conducts the interview'),
  privacyUrl: unlessEmpty(privacyUrl).describe(
    'Address of the privacy notice: https (http for localhost and 127.0.0.1 only), at most 2048 characters, no credentials',
  ),
  retention: unlessEmpty(line(300)).describe('How long the interview is kept, in words'),
  contact: unlessEmpty(line(300)).describe(
    'Contact for questions: an e-mail address, a telephone number or a name',
  ),
  minutes: minutes
    .nullish()
    .transform((value) => value ?? undefined)
    .describe('Planned duration of the interview, in minutes'),
});

/** An invitation in a response; fields that were not given are absent. */
export const invitationSchema = z
  .object({
    organisation: z.string().optional(),
    purpose: z.string().optional(),
    privacyUrl: z.string().optional(),
    retention: z.string().optional(),
    contact: z.string().optional(),
    minutes: z.int().optional(),
  })
  .meta({ id: 'Invitation', description: 'Information for the expert before agreeing to the interview' });

export type InvitationView = z.infer<typeof invitationSchema>;

const invitationExample: InvitationView = {
  organisation: 'Norlund Research',
  purpose: 'We study what slows the retrofit of heat pumps down.',
  privacyUrl: 'https://research.example/privacy',
  retention: 'Six months after the study',
  contact: 'study@research.example',
  minutes: 20,
};

const answer = { description: 'The invitation', schema: invitationSchema, example: invitationExample };

export const invitationOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/account/invitation',
    operationId: 'getAccountInvitation',
    service: 'interview',
    summary:
      'Get the default invitation, shown to experts before they agree unless an interview overrides it; empty if none is set',
    responses: { 200: answer, ...commonRefusals },
  },
  {
    method: 'put',
    path: '/api/account/invitation',
    operationId: 'replaceAccountInvitation',
    service: 'interview',
    summary: 'Replace the default invitation as a whole; an empty object clears it',
    body: invitationInput,
    example: invitationExample,
    responses: { 200: answer, 400: refusals[400], 413: refusals[413], ...commonRefusals },
  },
];
