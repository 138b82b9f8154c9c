import { newId } from '@colloquy/kernel';
import type { Interview, PinnedAgent, Session } from '../src/domain/interview';

export const t0 = new Date('2026-03-01T10:00:00.000Z');

export const at = (seconds: number) => new Date(t0.getTime() + seconds * 1000);

export const anAgent = (change: Partial<PinnedAgent> = {}): PinnedAgent => ({
  agentId: newId(),
  versionId: newId(),
  versionNumber: 1,
  name: 'Standard interviewer',
  agentType: 'FULL_INTERVIEW',
  personaName: 'Alex',
  language: 'en',
  ...change,
});

export const anInterview = (change: Partial<Interview> = {}): Interview => ({
  id: newId(),
  accountId: newId(),
  version: 1,
  title: 'Heat pumps',
  interviewType: 'FULL_INTERVIEW',
  callSubject: 'Retrofit',
  objective: null,
  extractionSchema: null,
  expertData: {
    name: 'Dana Whitfield',
    title: 'Engineer',
    employmentHistory: [{ title: 'Engineer', company: 'Norlund' }],
  },
  questions: ['What slows it down?', 'What does it cost?'],
  questionGuides: [],
  status: 'NOT_SCHEDULED',
  statusReason: null,
  scheduledAt: null,
  completedAt: null,
  resumeHoldUntil: null,
  redirectUrl: null,
  dialInPhone: null,
  expertTimeZone: null,
  meetingId: null,
  dialInPin: null,
  compliance: null,
  invitation: null,
  customVariables: {},
  notifications: [],
  agent: anAgent(),
  sessions: [],
  chosenByClient: false,
  completion: 0,
  sessionSwitches: [],
  analysis: null,
  analysisRequests: [],
  handoffs: [],
  consents: [],
  withdrawal: null,
  lastActivityAt: t0,
  call: null,
  callDueAt: null,
  dueAt: null,
  createdAt: t0,
  updatedAt: t0,
  ...change,
});

export const aSession = (change: Partial<Session> = {}): Session => ({
  id: newId(),
  platform: 'WEB',
  startedAt: t0,
  endedAt: at(60),
  durationSeconds: 60,
  disconnectReason: 'client_disconnect',
  isActive: false,
  isProcessed: false,
  continuesSessionId: null,
  supersededAt: null,
  transcriptKey: null,
  translatedKey: null,
  audioKey: null,
  conversationAudioKey: null,
  ...change,
});
