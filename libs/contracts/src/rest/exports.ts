import { z } from 'zod';
import { consentGivenBy, platforms, verdicts } from '../vocabulary';
import { withheldSpanSchema } from './interview';
import {
  commonRefusals,
  errorSchema,
  idParams,
  type Operation,
  refusals,
  timestamp,
  uuid,
} from './operation';

const exportFormats = ['pdf', 'docx', 'srt', 'vtt', 'json', 'txt'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export const exportQuery = z.object({
  format: z.enum(exportFormats, {
    error: (issue) =>
      issue.input === undefined ? 'is required' : `must be one of ${exportFormats.join(', ')}`,
  }),
  variant: z
    .enum(['translated', 'original'], { error: 'must be translated or original' })
    .optional()
    .describe('Language of the transcript, as in Get Transcription'),
});

const seconds = z.number().describe('Start in the delivered conversation');
const score = z.number().min(0).max(100).nullable();
const reasons = z.array(z.string()).nullable();

export const exportedInterviewSchema = z
  .object({
    id: uuid,
    title: z.string(),
    expert: z.object({ name: z.string(), title: z.string() }),
    agentPersonaName: z.string(),
    isTest: z.boolean(),
    startedAt: timestamp.nullable().describe('Start of the delivered conversation'),
    completedAt: timestamp.nullable(),
    withdrawnAt: timestamp.nullable(),
    consents: z.array(
      z.object({ agreedAt: timestamp, givenBy: z.enum(consentGivenBy), channel: z.enum(platforms) }),
    ),
    analysedBy: z
      .string()
      .nullable()
      .describe(
        'embedded: by rules, without a language model; openai: by a language model; null without an analysis',
      ),
    summary: z.string().nullable(),
    findings: z.array(
      z.object({
        question: z.string(),
        verdict: z.enum(verdicts),
        answer: z.string().nullable(),
        claims: z.array(z.object({ text: z.string(), timestamp_secs: seconds.nullable() })),
      }),
    ),
    quotes: z.array(z.object({ quote: z.string(), context: z.string(), timestamp_secs: seconds })),
    qualityScore: score,
    qualityReasons: reasons,
    agentScore: score,
    agentReasons: reasons,
    variant: z.enum(['translated', 'original']),
    language: z.string().describe('Language of the transcript'),
    sourceLanguage: z.string(),
    transcript: z
      .array(
        z.object({
          role: z.enum(['agent', 'user']),
          speaker: z.string(),
          message: z.string(),
          timestamp_secs: seconds,
          end_secs: z.number().nullable().describe('End of the spoken words; null if it is unknown'),
        }),
      )
      .describe('Empty before the conversation is processed, and after the expert withdrew the consent'),
    withheld: z.array(withheldSpanSchema).describe('As in Get Transcript Timing'),
  })
  .meta({ id: 'ExportedInterview' });

export type ExportedInterviewView = z.infer<typeof exportedInterviewSchema>;

export const exportOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/interviews/{id}/export',
    operationId: 'exportInterview',
    service: 'interview',
    summary:
      'Get an interview with its analysis and transcript as a file; SRT and VTT have the transcript only',
    params: idParams,
    query: exportQuery,
    responses: {
      200: {
        description: 'The file; its Content-Type depends on the format',
        schema: z.string().meta({ format: 'binary' }),
        contentType: 'application/octet-stream',
        example: '1\n00:00:36,500 --> 00:00:41,250\nAlex: What slows a retrofit down most?\n\n',
        headers: z.object({ 'Content-Disposition': z.string() }),
      },
      400: refusals[400],
      404: refusals[404],
      413: {
        description:
          'The transcript is too long for a PDF or DOCX (EXPORT_TOO_LARGE); the other formats have no limit',
        schema: errorSchema,
        example: {
          error: 'The interview is too long for this format; export it as txt, json, srt or vtt',
          code: 'EXPORT_TOO_LARGE',
        },
      },
      422: {
        description: 'A PDF cannot show characters of the interview (UNSUPPORTED_CHARACTERS); a DOCX can',
        schema: errorSchema,
        example: {
          error: 'A PDF cannot show these characters: U+0E2A; export the interview as docx',
          code: 'UNSUPPORTED_CHARACTERS',
        },
      },
      ...commonRefusals,
    },
  },
];
