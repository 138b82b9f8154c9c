import { z } from 'zod';
import { deliveryOutcomes, usedEndpointsOperation } from './deliveries';
import { notificationSchema } from './notification';
import { hiddenValue, notificationsInput } from './notifications-input';
import { commonRefusals, type Operation, refusals } from './operation';

/** Body of Send Test Notification: an endpoint as in Create Interview, with its real header values. */
export const testNotificationBody = notificationsInput.element.superRefine(({ attributes }, context) => {
  const { headers = {}, signingSecret } = attributes ?? {};
  const hidden = Object.keys(headers).filter((name) => headers[name] === hiddenValue);
  const fields = [
    ...hidden.map((name) => ['headers', name]),
    ...(signingSecret === hiddenValue ? [['signingSecret']] : []),
  ];
  for (const field of fields) {
    context.addIssue({ code: 'custom', path: ['attributes', ...field], message: 'has no stored value' });
  }
});

export const testNotificationSchema = notificationSchema
  .extend({ isTest: z.literal(true).describe('Only in a test; the interview does not exist') })
  .meta({ id: 'TestNotification' });

export type TestNotificationView = z.infer<typeof testNotificationSchema>;

const failures = deliveryOutcomes.filter((outcome) => outcome !== 'delivered');

const testResultSchema = z
  .object({
    delivered: z.boolean().describe('Whether the endpoint answered with a 2xx status'),
    status: z.int().nullable().describe('HTTP status of the response; null if there was none'),
    durationMs: z.int(),
    error: z
      .enum(failures)
      .nullable()
      .describe('Why the test was not delivered, as in List Deliveries; null if it was delivered'),
  })
  .meta({ id: 'TestNotificationResult' });

export type TestResultView = z.infer<typeof testResultSchema>;

export const notificationOperations: readonly Operation[] = [
  usedEndpointsOperation,
  {
    method: 'post',
    path: '/api/notifications/test',
    operationId: 'sendTestNotification',
    service: 'interview',
    summary:
      'Send one example notification, marked by isTest, to an endpoint; nothing is stored. At most one every 2 seconds',
    body: testNotificationBody,
    example: {
      endpoint: 'https://hooks.example/interviews',
      attributes: { headers: { authorization: 'Bearer s3cr3t' } },
    },
    responses: {
      200: {
        description: 'Outcome of the attempt, within 8 seconds; also if the endpoint did not accept it',
        schema: testResultSchema,
        example: { delivered: false, status: 500, durationMs: 84, error: 'http_error' },
      },
      400: refusals[400],
      413: refusals[413],
      ...commonRefusals,
    },
  },
];
