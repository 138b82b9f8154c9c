import { z } from 'zod';
import {
  consentGivenBy,
  disconnectReasons,
  interviewStatuses,
  interviewTypes,
  platforms,
  stances,
  verdicts,
  withholdingReasons,
} from '../vocabulary';
import { extractionSchema } from './extraction';
import { jsonObject } from './fields';
import { invitationSchema } from './invitation';
import { timestamp, uuid } from './operation';
import { questionGuideSchema } from './question';
import { requiredText } from './text';

const nullable = <S extends z.ZodType>(schema: S) => schema.nullable();

const quoteSchema = z.object({
  quote: z.string().describe('Verbatim from the delivered transcript'),
  speaker: z.literal('expert'),
  context: z.string(),
  timestamp_secs: z.number(),
});

const sessionFields = z.object({
  id: uuid,
  startedAt: nullable(timestamp),
  endedAt: nullable(timestamp),
  durationSeconds: z.number().describe('Connected time; counted even if there is no transcript'),
  platform: z.enum(platforms),
  isActive: z.boolean().describe('The open session, or the session whose artefacts the interview serves'),
  isProcessed: z.boolean(),
  disconnectReason: nullable(z.enum(disconnectReasons)),
  audioUrl: nullable(z.string()).describe(
    'Signed, valid for 1 hour; null, like the transcripts, after the expert withdrew the consent',
  ),
  transcriptUrl: nullable(z.string()).describe('Signed, valid for 1 hour; in the spoken language'),
  transcriptTranslatedUrl: nullable(z.string()).describe('Signed, valid for 1 hour; the English translation'),
  sourceLanguage: nullable(z.string()),
  continuesSessionId: nullable(uuid),
  supersededAt: nullable(timestamp),
});
const sessionSchema = sessionFields.meta({ id: 'Session' });

const agentVersionSchema = z.object({
  id: uuid,
  versionNumber: z.number(),
  displayName: z.string(),
  agentPersonaName: z.string(),
  language: z.string(),
  isArchived: z.boolean(),
});

const consentSchema = z.object({
  sessionId: uuid,
  channel: z.enum(platforms),
  language: z.string().describe('Language of the text'),
  text: nullable(z.string()).describe(
    'The exact words that the expert agreed to; null if the interview has more than 256 KB of different texts',
  ),
  textSha256: z.string().describe('SHA-256 of the text in UTF-8, hexadecimal'),
  agreedAt: timestamp,
  givenBy: z.enum(consentGivenBy),
});

const summaryFields = z.object({
  id: uuid,
  title: z.string(),
  interviewType: z.enum(interviewTypes),
  status: z.enum(interviewStatuses),
  statusReason: nullable(z.string()),
  resumeHoldUntil: nullable(timestamp),
  questions: z.array(z.string()),
  questionGuides: z
    .array(nullable(questionGuideSchema))
    .describe('The guide of each question, in the same order; null for a question without one'),
  expertData: z.object({
    name: z.string(),
    title: z.string(),
    employmentHistory: z.array(
      z.object({ title: z.string(), company: z.string(), period: z.string().optional() }),
    ),
  }),
  callSubject: z.string(),
  objective: nullable(z.string()),
  scheduledAt: nullable(timestamp),
  completedAt: nullable(timestamp),
  redirectUrl: nullable(z.string()),
  dialInPhone: nullable(z.string()),
  expertTimeZone: nullable(z.string()),
  meetingId: nullable(z.string()),
  agentGroupId: uuid,
  compliance: nullable(z.string()),
  invitation: nullable(invitationSchema).describe(
    'The invitation of this interview; null: the account’s invitation applies',
  ),
  customVariables: z.record(z.string(), z.string()),
  isTest: z.boolean().describe('The sessions of a test interview are not billed'),
  notifications: z
    .array(
      z.object({
        endpoint: z.string(),
        attributes: z.object({
          method: z.string(),
          headers: z.record(z.string(), z.string()),
          signingSecret: z.string().optional().describe('Absent if requests are not signed'),
        }),
      }),
    )
    .describe('Header values and signing secrets read "***"'),
  totalConversationSeconds: z.number(),
  sessionCount: z.number(),
  summary: nullable(z.string()),
  quotes: nullable(z.array(quoteSchema)),
  analysisGeneratedAt: nullable(timestamp),
  analysedBy: nullable(z.string()).describe(
    'embedded: by rules, without a language model; openai: by a language model; null before the analysis',
  ),
  qualityScore: nullable(z.number().min(0).max(100)),
  qualityReasons: nullable(z.array(z.string())).describe(
    'With a score: its parts. Without a score: why there is none, or null if the expert said almost nothing',
  ),
  qualityScoredAt: nullable(timestamp),
  qualityEndedEarly: nullable(z.boolean()),
  qualityExpertDisengaged: nullable(z.boolean()),
  qualitySegments: nullable(
    z.array(
      z.object({
        agent: z.string(),
        kind: z.enum(['root', 'transfer']),
        score: nullable(z.number()),
        reasons: z.array(z.string()),
      }),
    ),
  ),
  agentScore: nullable(z.number().min(0).max(100)),
  agentReasons: nullable(z.array(z.string())).describe(
    'Reasons for agentScore, in the form of qualityReasons',
  ),
  agentSegments: nullable(
    z.array(z.object({ agent: z.string(), score: nullable(z.number()), reasons: z.array(z.string()) })),
  ),
  sessions: z.array(sessionSchema).describe('Newest first'),
  withdrawnAt: nullable(timestamp).describe(
    'When the expert withdrew the consent. From then on the expert’s words are not delivered: transcripts are empty, ' +
      'recordings and the analysis are removed',
  ),
  resolvedAgent: z.object({ id: uuid, name: z.string(), agentType: z.enum(interviewTypes) }),
  createdAt: timestamp,
  updatedAt: timestamp,
});

const questionFindingSchema = z
  .object({
    question: z.string(),
    verdict: z
      .enum(verdicts)
      .describe(
        'refused: the question was put and got no answer, for whatever reason; not_asked: the conversation did not get to it',
      ),
    answer: nullable(z.string()).describe(
      'The answer in one or two sentences, in the language of the interview; null if there is none',
    ),
    answerTurnIds: z.array(z.string()).describe('The turns that support the answer'),
    claims: z
      .array(
        z.object({
          text: z.string(),
          turnIds: z.array(z.string()),
          stance: nullable(z.enum(stances)).describe(
            'reported: the words of others; hypothetical: what would be; denied: what is not so; null in analyses that were made before claims had a stance',
          ),
          offset: nullable(z.int()).describe(
            'Position of the text in the delivered turn, in UTF-16 code units; null as for the stance',
          ),
        }),
      )
      .describe(
        'What the expert said, each verbatim from one turn, in spoken order; Get Evidence returns the time of a turn',
      ),
  })
  .meta({ id: 'QuestionFinding' });

export const analysisRequestSchema = z
  .object({
    reason: z.string(),
    requestedAt: timestamp,
    finishedAt: nullable(timestamp).describe('Null while the analysis is under way'),
  })
  .meta({ id: 'AnalysisRequest' });

export const analysisRequestBody = jsonObject({
  reason: requiredText(1000).describe('Why the interview is analysed again; kept with the interview'),
});

export const interviewSummarySchema = summaryFields.meta({ id: 'InterviewSummary' });
export const interviewSchema = summaryFields
  .extend({
    agentVersion: nullable(agentVersionSchema),
    consents: z.array(consentSchema).describe('The consents of the expert, one per session, oldest first'),
    findings: nullable(z.array(questionFindingSchema)).describe(
      'What the interview found on each question, in their order; null before the analysis, if there was nothing to ' +
        'analyse, and in an analysis of an earlier release',
    ),
    extractionSchema: nullable(z.record(z.string(), z.unknown())),
    extraction: nullable(extractionSchema).describe(
      'The values of extractionSchema; null before the analysis, and if there was no schema or nothing to analyse',
    ),
    analysisRequests: z
      .array(analysisRequestSchema)
      .describe('The latest 20 requests for another analysis, oldest first'),
  })
  .meta({ id: 'Interview' });

export type InterviewSummaryView = z.infer<typeof interviewSummarySchema>;
export type InterviewView = z.infer<typeof interviewSchema>;
export type SessionView = z.infer<typeof sessionSchema>;

export const transcriptionQuery = z.object({
  variant: z.enum(['translated', 'original'], { error: 'must be translated or original' }).optional(),
});

export const completeWithSessionPath = z.object({ id: uuid, sessionId: uuid });

export const transcriptEntrySchema = z.object({
  role: z.enum(['agent', 'user']),
  message: z.string(),
  timestamp_secs: z.number(),
  transcribedAfterwards: z
    .literal(true)
    .optional()
    .describe(
      'The interviewer did not hear these words, and they were transcribed from the recording after the session; otherwise absent',
    ),
});

export const withheldSpanSchema = z
  .object({
    start_secs: z.number().describe('Seconds from the start of the delivered conversation'),
    end_secs: z.number(),
    reason: z
      .enum(withholdingReasons)
      .describe(
        'off_the_record, or taken_back by the expert: the recording is silent here. personal_data: all words of a turn are ' +
          'masked in the transcript. withdrawn: the expert withdrew the consent to the whole conversation',
      ),
  })
  .meta({ id: 'WithheldSpan' });

export const transcriptTimingSchema = z
  .object({
    turns: z
      .array(
        z.object({
          start_secs: z.number(),
          end_secs: nullable(z.number()).describe(
            'End of the spoken words; null if it is unknown, for instance because the words were typed',
          ),
        }),
      )
      .describe('One per entry of Get Transcription, in the same order'),
    withheld: z
      .array(withheldSpanSchema)
      .describe(
        'Spans in order; empty if nothing was withheld, and for conversations that an earlier release processed',
      ),
  })
  .meta({ id: 'TranscriptTiming' });

export type TranscriptTimingView = z.infer<typeof transcriptTimingSchema>;

export const liveTranscriptQuery = z.object({
  after: z
    .string({ error: 'must be one string' })
    .max(40, 'must have at most 40 characters')
    .optional()
    .describe('cursor of an earlier answer: only the turns after it'),
});

export const liveTranscriptSchema = z.object({
  events: z.array(
    z.object({ type: z.enum(['agent', 'user']), text: z.string(), timestamp, sessionId: uuid }),
  ),
  cursor: z.string().describe('Position after these turns, for `after` of the next request'),
  replaces: z
    .boolean()
    .describe(
      'True if the events are the whole transcript and replace what was read before: without `after`, or because turns before ' +
        'it have changed or are withheld now',
    ),
});

const handoffParty = z.object({ groupId: nullable(uuid), displayName: nullable(z.string()) });
export const handoffsSchema = z.object({
  handoffs: z.array(
    z.object({
      id: uuid,
      from: handoffParty,
      to: handoffParty,
      occurredAt: timestamp,
      turnOffsetMs: z.number(),
      rule: z.object({ id: nullable(uuid) }),
      condition: z.string(),
    }),
  ),
});

const statementSchema = z.object({
  text: z.string(),
  turns: z
    .array(
      z.object({
        turnId: z.string(),
        sessionId: uuid,
        role: z.enum(['agent', 'user']),
        timestamp_secs: z.number().describe('Start of the turn in the delivered conversation'),
      }),
    )
    .describe('The turns that support the statement, in spoken order'),
});

export const evidenceSchema = z.object({
  interviewId: uuid,
  analysisGeneratedAt: nullable(timestamp).describe('Null before the analysis; every list is empty then'),
  analysedBy: nullable(z.string()).describe('embedded, or openai for an OpenAI-compatible language model'),
  summary: z.array(statementSchema).describe('One statement per sentence'),
  qualityReasons: z.array(statementSchema),
  agentReasons: z.array(statementSchema),
  quotes: z.array(statementSchema),
  findings: z
    .array(
      z.object({ question: z.string(), answer: nullable(statementSchema), claims: z.array(statementSchema) }),
    )
    .describe('The answer and the claims on each question'),
});

export type EvidenceResponse = z.infer<typeof evidenceSchema>;

export const statsSchema = z.object({
  notScheduled: z.int(),
  scheduled: z.int(),
  inProgress: z.int(),
  completed: z.int(),
  total: z.int(),
  abandoned: z.int(),
});

export const pageSchema = z.object({
  data: z.array(interviewSummarySchema),
  pagination: z.object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
    totalIsMinimum: z
      .literal(true)
      .optional()
      .describe(
        'Present if more interviews match than were counted: a search counts up to 200 matches after the page, and filters ' +
          'by agent, its version, channel, language, or period may count only the first 1,000 matches (`completedAfter` alone 10,000), so that `total` and `totalPages` grow ' +
          'from page to page until all matches are counted',
      ),
  }),
});
