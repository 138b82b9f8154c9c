import { z } from 'zod';
import { deliveriesSchema, deliveryDetailSchema, deliveryPath } from './deliveries';
import {
  analysisRequestBody,
  analysisRequestSchema,
  completeWithSessionPath,
  evidenceSchema,
  handoffsSchema,
  interviewSchema,
  interviewSummarySchema,
  liveTranscriptQuery,
  liveTranscriptSchema,
  pageSchema,
  statsSchema,
  transcriptEntrySchema,
  transcriptionQuery,
  transcriptTimingSchema,
} from './interview';
import { answerExamples, createExample, interviewExample } from './interview-examples';
import { listInterviewsQuery } from './interview-list';
import { createInterviewBody, createInterviewHeaders, updateInterviewBody } from './interview-input';
import { commonRefusals, idParams, type Operation, refusals } from './operation';

const interviewAnswer = { description: 'The interview', schema: interviewSchema, example: interviewExample };
const notNow = { ...refusals[409], example: answerExamples.inProgress };
export const interviewOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/interviews',
    operationId: 'listInterviews',
    service: 'interview',
    summary: 'List interviews: a page with an envelope if page or limit is given, otherwise a plain array',
    query: listInterviewsQuery,
    responses: {
      200: {
        description: 'A page of interviews, or all of them',
        schema: z.union([pageSchema, z.array(interviewSummarySchema)]),
        example: answerExamples.page,
      },
      400: refusals[400],
      ...commonRefusals,
      503: {
        ...refusals[503],
        description:
          'After an update of the platform: interviews of the earlier release are still being indexed for agentVersion, channel, language, question, qualityScore and agentScore (FILTER_NOT_READY)',
      },
    },
  },
  {
    method: 'post',
    path: '/api/interviews',
    operationId: 'createInterview',
    service: 'interview',
    summary: 'Create an interview',
    headers: createInterviewHeaders,
    body: createInterviewBody,
    example: createExample,
    responses: {
      201: interviewAnswer,
      400: { ...refusals[400], example: answerExamples.missingVariables },
      409: {
        ...refusals[409],
        description: 'The account has created 100 test interviews today (TOO_MANY_TESTS)',
      },
      413: refusals[413],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/stats',
    operationId: 'getInterviewStats',
    service: 'interview',
    summary: 'Count the interviews of the account',
    responses: {
      200: { description: 'The counts', schema: statsSchema, example: answerExamples.stats },
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/{id}',
    operationId: 'getInterview',
    service: 'interview',
    summary: 'Get an interview with its sessions and analysis',
    params: idParams,
    responses: { 200: interviewAnswer, 404: refusals[404], ...commonRefusals },
  },
  {
    method: 'put',
    path: '/api/interviews/{id}',
    operationId: 'updateInterview',
    service: 'interview',
    summary: 'Change the given fields',
    params: idParams,
    body: updateInterviewBody,
    example: { title: 'Heat pumps in listed buildings' },
    responses: {
      200: interviewAnswer,
      400: refusals[400],
      404: refusals[404],
      409: notNow,
      413: refusals[413],
      ...commonRefusals,
    },
  },
  {
    method: 'delete',
    path: '/api/interviews/{id}',
    operationId: 'deleteInterview',
    service: 'interview',
    summary: 'Delete an interview and its whole content',
    params: idParams,
    responses: { 204: { description: 'Deleted' }, 404: refusals[404], 409: notNow, ...commonRefusals },
  },
  {
    method: 'post',
    path: '/api/interviews/{id}/complete-with-session/{sessionId}',
    operationId: 'completeWithSession',
    service: 'interview',
    summary: 'Complete an interview with one of its processed sessions, or switch to another session',
    params: completeWithSessionPath,
    responses: {
      200: {
        description: 'Completed',
        schema: z.object({ success: z.literal(true) }),
        example: { success: true },
      },
      400: refusals[400],
      404: refusals[404],
      409: {
        ...refusals[409],
        description: 'The expert has withdrawn the consent',
        example: answerExamples.withdrawn,
      },
      ...commonRefusals,
    },
  },
  {
    method: 'post',
    path: '/api/interviews/{id}/analysis',
    operationId: 'requestAnalysis',
    service: 'interview',
    summary:
      'Analyse a completed interview again; the fields keep the existing analysis until the new one replaces it',
    params: idParams,
    body: analysisRequestBody,
    example: { reason: 'A language model is configured now' },
    responses: {
      202: {
        description: 'Requested',
        schema: analysisRequestSchema,
        example: answerExamples.analysisRequest,
      },
      400: refusals[400],
      404: refusals[404],
      409: {
        ...refusals[409],
        description:
          'The interview has no analysis yet (NOT_ANALYSED), an analysis is under way (ANALYSIS_IN_PROGRESS), or the expert ' +
          'has withdrawn the consent (INTERVIEW_WITHDRAWN)',
        example: answerExamples.notAnalysed,
      },
      413: refusals[413],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/{id}/transcription',
    operationId: 'getTranscription',
    service: 'interview',
    summary: 'Get the delivered transcript',
    params: idParams,
    query: transcriptionQuery,
    responses: {
      200: {
        description:
          'The transcript of the primary session and the sessions that it continues; empty after the expert withdrew the consent',
        schema: z.array(transcriptEntrySchema),
        example: answerExamples.transcription,
        headers: z.object({
          'X-Transcript-Variant': z.enum(['translated', 'original']),
          'X-Transcript-Language': z.string(),
          'X-Transcript-Source-Language': z.string(),
        }),
      },
      400: refusals[400],
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/{id}/transcription/timing',
    operationId: 'getTranscriptTiming',
    service: 'interview',
    summary: 'Get start and end of each turn of the delivered transcript, and of what is withheld from it',
    params: idParams,
    responses: {
      200: {
        description: 'The times, without any words; empty before the conversation is processed',
        schema: transcriptTimingSchema,
        example: answerExamples.timing,
      },
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/{id}/transcript/live',
    operationId: 'getLiveTranscript',
    service: 'interview',
    summary: 'Get the transcript so far, while the interview is in progress or being processed',
    params: idParams,
    query: liveTranscriptQuery,
    responses: {
      200: {
        description:
          'The latest turns, at most 5,000 and 256 KB of text, oldest first; empty after the expert withdrew the consent',
        schema: liveTranscriptSchema,
        example: answerExamples.live,
      },
      400: refusals[400],
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/{id}/audio',
    operationId: 'getAudio',
    service: 'interview',
    summary: 'Get a signed address of the recording',
    params: idParams,
    responses: {
      200: {
        description: 'The address and its lifetime in seconds',
        schema: z.object({ url: z.string(), expiresIn: z.literal(3600) }),
        example: answerExamples.audio,
      },
      404: {
        ...refusals[404],
        description: 'Unknown interview, no recording, or the expert has withdrawn the consent',
      },
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/{id}/evidence',
    operationId: 'getEvidence',
    service: 'interview',
    summary: 'Get the turns that support each statement of the analysis',
    params: idParams,
    responses: {
      200: {
        description: 'The statements of the analysis; empty before the analysis',
        schema: evidenceSchema,
        example: answerExamples.evidence,
      },
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/{id}/agent-handoffs',
    operationId: 'listAgentHandoffs',
    service: 'interview',
    summary: 'List the handoffs between agents in chronological order',
    params: idParams,
    responses: {
      200: { description: 'The handoffs', schema: handoffsSchema, example: answerExamples.handoffs },
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/{id}/deliveries',
    operationId: 'listDeliveries',
    service: 'interview',
    summary: 'List the deliveries of the interview’s notifications',
    params: idParams,
    responses: {
      200: { description: 'The deliveries', schema: deliveriesSchema, example: answerExamples.deliveries },
      404: refusals[404],
      ...commonRefusals,
    },
  },
  {
    method: 'get',
    path: '/api/interviews/{id}/deliveries/{deliveryId}',
    operationId: 'getDelivery',
    service: 'interview',
    summary: 'Get one delivery with its request and the start of the response',
    params: deliveryPath,
    responses: {
      200: { description: 'The delivery', schema: deliveryDetailSchema, example: answerExamples.delivery },
      404: refusals[404],
      ...commonRefusals,
    },
  },
];
