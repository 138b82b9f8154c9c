import { z } from 'zod';
import { isHeaderName, isHeaderValue, isReservedHeader } from './header-rules';
import { isSignatureHeader, signingKeyOf } from './signing-secret';
import { atMostEntries } from './fields';
import { ofRecord, text } from './text';

/** Placeholder for header values and signing secrets in responses. Sent in a request, it keeps the stored value. */
export const hiddenValue = '***';

const notificationMethods = ['POST', 'PUT', 'PATCH'] as const;

const headerName = z
  .string()
  .max(100, 'must have at most 100 characters')
  .refine(isHeaderName, 'must be a header name')
  .refine((name) => !isReservedHeader(name), 'cannot be set');

const headerValue = text(4000).refine(
  isHeaderValue,
  'must not contain control characters or characters beyond Latin-1',
);

const endpoint = text(2048).superRefine((value, context) => {
  const problem = endpointProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

function endpointProblem(value: string): string | undefined {
  if (/[\u0000-\u0020\u007f\\]/.test(value) || !/^https?:\/\/[^/]/i.test(value) || !URL.canParse(value)) {
    return 'must be an absolute http or https URL';
  }
  const { username, password } = new URL(value);
  return username || password ? 'must not contain credentials' : undefined;
}

const signingSecret = z
  .string({ error: 'must be a string' })
  .refine(
    (value) => value === hiddenValue || signingKeyOf(value) !== undefined,
    'must be 24 to 64 bytes in base64, with or without the prefix whsec_',
  );

export const notificationsInput = z
  .array(
    z.object(
      {
        endpoint,
        attributes: z
          .object(
            {
              method: z
                .string({ error: 'must be a string' })
                .transform((value) => value.toUpperCase())
                .pipe(
                  z.enum(notificationMethods, { error: `must be one of ${notificationMethods.join(', ')}` }),
                )
                .optional(),
              headers: atMostEntries(
                50,
                z.record(headerName, headerValue, {
                  error: ofRecord('must be an object with string values'),
                }),
              ).optional(),
              signingSecret: signingSecret
                .nullish()
                .describe('Signs the requests as in Standard Webhooks; default: requests are not signed'),
            },
            { error: 'must be an object' },
          )
          .superRefine(({ headers = {}, signingSecret: secret }, context) => {
            const name = secret ? Object.keys(headers).find(isSignatureHeader) : undefined;
            if (name === undefined) return;
            context.addIssue({
              code: 'custom',
              path: ['headers', name],
              message: 'is reserved for the signature',
            });
          })
          .optional(),
      },
      { error: 'must be an object' },
    ),
    { error: 'must be an array' },
  )
  .max(20, 'must have at most 20 entries');

export type NotificationInput = z.infer<typeof notificationsInput>[number];
