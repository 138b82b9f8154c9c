import type { DeliveriesView, DeliveryDetailView } from './deliveries';
import { notificationExample } from './notification';
import type { InterviewSummaryView, InterviewView } from './interview';

const interviewId = '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1';
const sessionId = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';
const agentId = '3f1b2c4d-5e6f-4a70-8b91-a2b3c4d5e6f7';

const extractionSchema = {
  type: 'object' as const,
  properties: {
    wait: { type: 'integer' as const, description: 'Months from the order to the first heated flat' },
    bottlenecks: {
      type: 'array' as const,
      items: {
        type: 'object' as const,
        properties: {
          step: { type: 'string' as const },
          trend: { type: 'string' as const, enum: ['better', 'worse', 'unchanged'] },
        },
      },
    },
  },
};

const delivery: DeliveriesView['deliveries'][number] = {
  id: '8d1c7f60-5b3a-8e4f-a2d1-6c9b0e7f3a52',
  completion: 1,
  endpointIndex: 0,
  endpoint: 'https://hooks.example/interviews',
  method: 'POST',
  status: 'delivered',
  outcome: 'delivered',
  statusCode: 200,
  attemptedAt: '2026-03-01T10:20:05.118Z',
  durationMs: 84,
};

const common = {
  title: 'Heat pumps in apartment blocks',
  interviewType: 'FULL_INTERVIEW' as const,
  callSubject: 'Retrofit of heat pumps',
  objective: 'Find out which steps of a retrofit could be shortened',
  expertData: {
    name: 'Dana Whitfield',
    title: 'Head of Engineering',
    employmentHistory: [{ title: 'Head of Engineering', company: 'Norlund Heating', period: '2019-now' }],
  },
  questions: [
    {
      text: 'What slows a retrofit down most?',
      guide: { aim: 'The slowest step, and how long it takes', mustHave: ['weeks or months'], probes: 2 },
    },
    'Which costs surprise building owners?',
  ],
  redirectUrl: 'https://research.example/thanks?study=12',
  notifications: [
    {
      endpoint: 'https://hooks.example/interviews',
      attributes: { headers: { authorization: 'Bearer s3cr3t' } },
    },
  ],
};

export const createExample = { ...common, extractionSchema };

/** A completed interview in the response of List Interviews. */
const interviewSummaryExample: InterviewSummaryView = {
  ...common,
  questions: ['What slows a retrofit down most?', 'Which costs surprise building owners?'],
  questionGuides: [
    { aim: 'The slowest step, and how long it takes', mustHave: ['weeks or months'], probes: 2 },
    null,
  ],
  id: interviewId,
  status: 'COMPLETED',
  statusReason: null,
  resumeHoldUntil: null,
  scheduledAt: null,
  completedAt: '2026-03-01T10:20:04.512Z',
  dialInPhone: null,
  expertTimeZone: null,
  meetingId: null,
  agentGroupId: agentId,
  compliance: null,
  invitation: { organisation: 'Norlund Research', minutes: 20 },
  customVariables: {},
  isTest: false,
  notifications: [
    {
      endpoint: 'https://hooks.example/interviews',
      attributes: { method: 'POST', headers: { authorization: '***' } },
    },
  ],
  totalConversationSeconds: 1198,
  sessionCount: 1,
  summary: 'Dana Whitfield answered 2 of 2 questions. Permits took nine months for a block of 40 flats.',
  quotes: [
    {
      quote: 'In Hamburg we waited nine months for a single block of 40 flats.',
      speaker: 'expert',
      context: 'What slows a retrofit down most?',
      timestamp_secs: 41.25,
    },
  ],
  analysisGeneratedAt: '2026-03-01T10:20:04.901Z',
  analysedBy: 'openai',
  qualityScore: 75,
  qualityReasons: ['Coverage 30 of 30: 2 of 2 questions answered.'],
  qualityScoredAt: '2026-03-01T10:20:04.899Z',
  qualityEndedEarly: false,
  qualityExpertDisengaged: false,
  qualitySegments: [],
  agentScore: 96,
  agentReasons: ['Order 25 of 25: 2 questions due, 0 skipped, 0 repeated.'],
  agentSegments: [],
  sessions: [
    {
      id: sessionId,
      startedAt: '2026-03-01T10:00:00.000Z',
      endedAt: '2026-03-01T10:19:58.000Z',
      durationSeconds: 1198,
      platform: 'WEB',
      isActive: true,
      isProcessed: true,
      disconnectReason: 'completed_by_expert',
      audioUrl: 'https://api.example/media/a/i/s/audio.webm?expires=1772363400&signature=hxiaf662Nkn',
      transcriptUrl: 'https://api.example/media/a/i/s/transcript.json?expires=1772363400&signature=q1W9',
      transcriptTranslatedUrl: null,
      sourceLanguage: 'en',
      continuesSessionId: null,
      supersededAt: null,
    },
  ],
  withdrawnAt: null,
  resolvedAgent: { id: agentId, name: 'Research interviewer', agentType: 'FULL_INTERVIEW' },
  createdAt: '2026-02-27T09:00:00.000Z',
  updatedAt: '2026-03-01T10:20:04.901Z',
};

/** The same interview in the response of Get Interview. */
export const interviewExample: InterviewView = {
  ...interviewSummaryExample,
  agentVersion: {
    id: '9c8b7a6d-5e4f-4c3b-9a1d-0e9f8a7b6c5d',
    versionNumber: 3,
    displayName: 'Research interviewer',
    agentPersonaName: 'Alex',
    language: 'en',
    isArchived: false,
  },
  consents: [
    {
      sessionId,
      channel: 'WEB',
      language: 'en',
      text: 'Norlund Research asks you for an interview of about 20 minutes. It is recorded.',
      textSha256: 'f711eeef166bcd09b5bb574b7f0354dfa48aa8a653930daa991f714bc61934d4',
      agreedAt: '2026-03-01T09:59:58.000Z',
      givenBy: 'click',
    },
  ],
  findings: [
    {
      question: 'What slows a retrofit down most?',
      verdict: 'answered',
      answer: 'In Hamburg we waited nine months for a single block of 40 flats.',
      answerTurnIds: [`${sessionId}:3`],
      claims: [
        {
          text: 'In Hamburg we waited nine months for a single block of 40 flats.',
          turnIds: [`${sessionId}:3`],
          stance: 'asserted',
          offset: 0,
        },
      ],
    },
    {
      question: 'Which costs surprise building owners?',
      verdict: 'not_asked',
      answer: null,
      answerTurnIds: [],
      claims: [],
    },
  ],
  extractionSchema,
  extraction: {
    status: 'extracted',
    values: { wait: 9, bottlenecks: null },
    evidence: [
      {
        path: '/wait',
        quote: 'In Hamburg we waited nine months for a single block of 40 flats.',
        turnId: `${sessionId}:3`,
      },
    ],
  },
  analysisRequests: [],
};

const answered = { turnId: `${sessionId}:3`, sessionId, role: 'user' as const, timestamp_secs: 41.25 };

/** Example responses of the other operations. */
export const answerExamples = {
  page: { data: [interviewSummaryExample], pagination: { page: 1, limit: 20, total: 1, totalPages: 1 } },
  stats: { notScheduled: 4, scheduled: 2, inProgress: 1, completed: 12, total: 19, abandoned: 0 },
  transcription: [
    { role: 'agent', message: 'What slows a retrofit down most?', timestamp_secs: 36.5 },
    {
      role: 'user',
      message: 'In Hamburg we waited nine months for a single block of 40 flats.',
      timestamp_secs: 41.25,
    },
  ],
  timing: {
    turns: [
      { start_secs: 36.5, end_secs: 39.1 },
      { start_secs: 41.25, end_secs: 46.8 },
    ],
    withheld: [{ start_secs: 46.8, end_secs: 61.5, reason: 'off_the_record' }],
  },
  live: {
    events: [
      {
        type: 'agent',
        text: 'What slows a retrofit down most?',
        timestamp: '2026-03-01T10:00:36.500Z',
        sessionId,
      },
    ],
    cursor: '1.mPq3sHj5VwXkz0d1aYtTgA',
    replaces: true,
  },
  audio: {
    url: 'https://api.example/media/a/i/s/conversation.webm?expires=1772363400&signature=Zk3f',
    expiresIn: 3600,
  },
  evidence: {
    interviewId,
    analysisGeneratedAt: '2026-03-01T10:20:04.901Z',
    analysedBy: 'embedded',
    summary: [
      { text: 'Dana Whitfield answered 2 of 2 questions.', turns: [answered] },
      { text: 'Permits took nine months for a block of 40 flats.', turns: [answered] },
    ],
    qualityReasons: [{ text: 'Coverage 30 of 30: 2 of 2 questions answered.', turns: [answered] }],
    agentReasons: [
      {
        text: 'Order 25 of 25: 2 questions due, 0 skipped, 0 repeated.',
        turns: [{ turnId: `${sessionId}:2`, sessionId, role: 'agent' as const, timestamp_secs: 36.5 }],
      },
    ],
    quotes: [{ text: 'In Hamburg we waited nine months for a single block of 40 flats.', turns: [answered] }],
    findings: [
      {
        question: 'What slows a retrofit down most?',
        answer: {
          text: 'In Hamburg we waited nine months for a single block of 40 flats.',
          turns: [answered],
        },
        claims: [
          {
            text: 'In Hamburg we waited nine months for a single block of 40 flats.',
            turns: [answered],
          },
        ],
      },
      { question: 'Which costs surprise building owners?', answer: null, claims: [] },
    ],
  },
  handoffs: {
    handoffs: [
      {
        id: '9c8b7a69-5847-8362-9150-4f3e2d1c0b9a',
        from: { groupId: null, displayName: null },
        to: { groupId: agentId, displayName: 'Research interviewer' },
        occurredAt: '2026-03-01T10:00:00.000Z',
        turnOffsetMs: 0,
        rule: { id: null },
        condition: '',
      },
      {
        id: 'd4c3b2a1-0f9e-4d8c-b7a6-958473625140',
        from: { groupId: agentId, displayName: 'Research interviewer' },
        to: { groupId: '7b6a5948-3726-4150-9e8d-7c6b5a493827', displayName: 'Pricing specialist' },
        occurredAt: '2026-03-01T10:08:12.000Z',
        turnOffsetMs: 492_000,
        rule: { id: '15263748-596a-4b7c-8d9e-0f1e2d3c4b5a' },
        condition: 'The expert talks about prices',
      },
    ],
  },
  deliveries: { deliveries: [delivery] } satisfies DeliveriesView,
  delivery: {
    ...delivery,
    request: {
      headers: [
        { name: 'content-type', value: 'application/json' },
        { name: 'user-agent', value: 'Colloquy-Webhook/1.0' },
        { name: 'x-api-key', value: '***' },
      ],
      body: JSON.stringify(notificationExample),
    },
    answer: 'Thank you',
  } satisfies DeliveryDetailView,
  analysisRequest: {
    reason: 'A language model is configured now',
    requestedAt: '2026-03-04T08:00:00.000Z',
    finishedAt: null,
  },
  notAnalysed: { error: 'The interview has not been analysed yet', code: 'NOT_ANALYSED' },
  missingVariables: {
    error: 'customVariables: required variables are missing: company',
    code: 'MISSING_REQUIRED_VARIABLES',
    missing: ['company'],
  },
  withdrawn: {
    error: 'The expert has withdrawn the consent; the content of the interview is not delivered',
    code: 'INTERVIEW_WITHDRAWN',
  },
  inProgress: {
    error: 'This cannot change while the interview is in progress',
    code: 'INTERVIEW_IN_PROGRESS',
  },
};
