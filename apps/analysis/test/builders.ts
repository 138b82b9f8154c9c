import type {
  CompletionMessage,
  CompletionTurnMessage,
  SessionTranscriptMessage,
  TurnMessage,
} from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import type { CompletionRef, SessionRef } from '../src/domain/run';

export const aSession = (): SessionRef => ({ accountId: newId(), interviewId: newId(), sessionId: newId() });

export const aCompletion = (): CompletionRef => ({
  accountId: newId(),
  interviewId: newId(),
  completion: 1,
  reanalysis: 0,
});

export function turnsOf(sessionId: string, ...said: [role: string, text: string][]): TurnMessage[] {
  return said.map(([role, text], sequence) => ({
    sessionId,
    sequence,
    role,
    text,
    offsetMs: sequence * 10_000 + 250,
    durationMs: 4000,
    act: role === 'agent' ? 'question' : '',
    utteranceId: '',
    wordedBy: '',
    fallback: '',
    request: '',
  }));
}

export const aTranscript = (
  { sessionId }: SessionRef,
  ...said: [role: string, text: string][]
): SessionTranscriptMessage => ({
  session: {
    id: sessionId,
    platform: 'WEB',
    startedAtMs: Date.parse('2026-03-01T10:00:00Z'),
    endedAtMs: Date.parse('2026-03-01T10:10:00Z'),
    disconnectReason: 'completed_by_expert',
    durationSeconds: 600,
  },
  language: 'en',
  turns: turnsOf(sessionId, ...said),
  isProcessed: false,
  hasMoreTurns: false,
  earlier: [],
  offsetMs: 0,
  withdrawn: false,
  knownTexts: ['Suppliers', 'Choice of suppliers', 'How do you choose a supplier?', 'Ada Example'],
});

export function aCompletionView(
  { interviewId, completion }: CompletionRef,
  said: readonly (readonly [role: string, text: string, questionIndex?: number])[],
  more: Partial<CompletionMessage> = {},
): CompletionMessage {
  const sessionId = newId();
  return {
    interviewId,
    completion,
    isCurrent: true,
    hasMoreTurns: false,
    language: 'en',
    title: 'Suppliers',
    subject: 'Choice of suppliers',
    objective: 'Find out what matters in a contract',
    extractionSchema: '',
    expertName: 'Ada Example',
    expertTitle: 'Head of Purchasing',
    employment: [{ title: 'Buyer', company: 'Norlund', period: '' }],
    questions: ['How do you choose a supplier?', 'What would you change?'],
    turns: said.map(([role, text, questionIndex], index): CompletionTurnMessage => ({
      id: `${sessionId}:${index}`,
      role,
      text,
      timestampSecs: index * 10 + 0.25,
      act: role === 'agent' ? 'question' : '',
      agentName: '',
      agentKind: '',
      durationSecs: 0,
      request: '',
      ...(questionIndex === undefined ? {} : { questionIndex }),
    })),
    sessions: [
      {
        id: sessionId,
        platform: 'WEB',
        startedAtMs: Date.parse('2026-03-01T10:00:00Z'),
        endedAtMs: Date.parse('2026-03-01T10:10:00Z'),
        disconnectReason: 'completed_by_expert',
        durationSeconds: 600,
      },
    ],
    ...more,
  };
}
