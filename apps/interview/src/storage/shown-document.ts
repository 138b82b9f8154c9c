import { hiddenValue } from '@colloquy/contracts';
import type { ShownInterview } from '../domain/shown-interview';
import type { InterviewDocument } from './interview-model';

const fields = [
  'title',
  'interviewType',
  'status',
  'statusReason',
  'resumeHoldUntil',
  'questions',
  'expertData',
  'callSubject',
  'scheduledAt',
  'completedAt',
  'redirectUrl',
  'dialInPhone',
  'meetingId',
  'compliance',
  'customVariables',
  'notifications',
  'agent',
  'sessions',
  'createdAt',
  'updatedAt',
  ...['generatedAt', 'summary', 'quotes', 'quality', 'conduct', 'qualitySegments', 'conductSegments'].map(
    (name) => `analysis.${name}`,
  ),
];

/** What is read of an interview that is only shown. */
export const shownFields: Readonly<Record<string, 1>> = Object.fromEntries(fields.map((name) => [name, 1]));

/**
 * An interview of which {@link shownFields} were read; nothing that is sealed is opened. Field by field: copying a
 * document with spreads takes longer than reading it.
 */
export function fromShownDocument(document: InterviewDocument): ShownInterview {
  const { analysis } = document;
  return {
    id: document._id,
    title: document.title,
    interviewType: document.interviewType,
    status: document.status,
    statusReason: document.statusReason,
    resumeHoldUntil: document.resumeHoldUntil,
    questions: document.questions,
    expertData: document.expertData,
    callSubject: document.callSubject,
    scheduledAt: document.scheduledAt,
    completedAt: document.completedAt ?? null,
    redirectUrl: document.redirectUrl,
    dialInPhone: document.dialInPhone,
    meetingId: document.meetingId,
    compliance: document.compliance,
    customVariables: document.customVariables,
    notifications: document.notifications.map(({ endpoint, method, headers, signingSecret }) => ({
      endpoint,
      method,
      headers: headers.map(({ name }) => ({ name })),
      ...(signingSecret === undefined ? {} : { signingSecret: hiddenValue }),
    })),
    agent: document.agent,
    sessions: document.sessions,
    analysis: analysis
      ? {
          ...analysis,
          qualitySegments: analysis.qualitySegments ?? [],
          conductSegments: analysis.conductSegments ?? [],
        }
      : null,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
}
