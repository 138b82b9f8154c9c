import { z } from 'zod';
import { timestamp, uuid } from './operation';

const score = z.number().min(0).max(100).nullable().describe('Null if it was not scored');
const reasons = z.array(z.string()).nullable();

/** Body of the request that notifies a client's endpoint of a completed interview. */
export const notificationSchema = z
  .object({
    interviewId: uuid,
    success: z
      .boolean()
      .describe('Whether the interview completed successfully; false when the expert withdrew the consent'),
    completedAt: timestamp,
    transcriptionUrl: z.string().describe('Address of Get Transcription for the interview; needs an API key'),
    audioUrl: z.string().describe('Address of Get Audio for the interview; needs an API key'),
    qualityScore: score,
    qualityReasons: reasons,
    qualityScoredAt: timestamp.nullable(),
    qualityEndedEarly: z.boolean().nullable(),
    qualityExpertDisengaged: z.boolean().nullable(),
    agentScore: score,
    agentReasons: reasons,
    analysedBy: z
      .string()
      .nullable()
      .describe(
        'embedded: by rules, without a language model; openai: by a language model; null without an analysis',
      ),
  })
  .meta({ id: 'Notification' });

export type NotificationView = z.infer<typeof notificationSchema>;

export const notificationExample: NotificationView = {
  interviewId: '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1',
  success: true,
  completedAt: '2026-03-01T10:20:04.512Z',
  transcriptionUrl: 'https://api.example/api/interviews/0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1/transcription',
  audioUrl: 'https://api.example/api/interviews/0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1/audio',
  qualityScore: 75,
  qualityReasons: ['Coverage 30 of 30: 2 of 2 questions answered.'],
  qualityScoredAt: '2026-03-01T10:20:04.899Z',
  qualityEndedEarly: false,
  qualityExpertDisengaged: false,
  agentScore: 96,
  agentReasons: ['Order 25 of 25: 2 questions due, 0 skipped, 0 repeated.'],
  analysedBy: 'openai',
};

/** Headers of a signed request; absent without `attributes.signingSecret`. */
export const signatureHeaders = z.object({
  'webhook-id': z.string().optional().describe('Id of the delivery; only in signed requests'),
  'webhook-timestamp': z
    .string()
    .optional()
    .describe('Seconds since the Unix epoch; only in signed requests'),
  'webhook-signature': z
    .string()
    .optional()
    .describe('v1, and the base64 of HMAC-SHA256 over id.timestamp.body; only in signed requests'),
});
