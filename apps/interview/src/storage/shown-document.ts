import { hiddenValue } from '@colloquy/contracts';
import { withDigests } from '../domain/consents';
import type { FullInterview, ShownInterview } from '../domain/shown-interview';
import type { InterviewDocument } from './interview-model';

const large = ['questions', 'questionGuides', 'expertData', 'customVariables', 'notifications'] as const;

type LargeField = (typeof large)[number];

const fields = [
  'title',
  'interviewType',
  'status',
  'statusReason',
  'resumeHoldUntil',
  'callSubject',
  'objective',
  'scheduledAt',
  'completedAt',
  'redirectUrl',
  'dialInPhone',
  'expertTimeZone',
  'meetingId',
  'compliance',
  'invitation',
  'isTest',
  'agent',
  'sessions',
  'withdrawal',
  'createdAt',
  'updatedAt',
  ...[
    'generatedAt',
    'by',
    'summary',
    'quotes',
    'quality',
    'conduct',
    'qualitySegments',
    'conductSegments',
  ].map((name) => `analysis.${name}`),
];

const fieldsNamed = (names: readonly string[]): Readonly<Record<string, 1>> =>
  Object.fromEntries(names.map((name) => [name, 1]));

const shownFields = fieldsNamed([...fields, ...large]);

const largeBytes = 64 * 1024;

/** Large documents lack the fields that make them large, so that no batch is large. */
export const listFields: Readonly<Record<string, unknown>> = {
  ...fieldsNamed(fields),
  large: {
    $let: {
      vars: { fields: Object.fromEntries(large.map((name) => [name, `$${name}`])) },
      in: { $cond: [{ $lt: [{ $bsonSize: '$$fields' }, largeBytes] }, '$$fields', null] },
    },
  },
};

/** `large` is null in a large document. */
export type ListedDocument = Omit<InterviewDocument, LargeField> & {
  large: Pick<InterviewDocument, LargeField> | null;
};

export const largeFields = fieldsNamed(large);

export const fullFields: Readonly<Record<string, 1>> = {
  ...shownFields,
  consents: 1,
  extractionSchema: 1,
  analysisRequests: 1,
  'analysis.findings': 1,
  'analysis.extraction': 1,
};

export function fromFullDocument(document: InterviewDocument): FullInterview {
  const { analysis, ...shown } = fromShownDocument(document);
  return {
    ...shown,
    analysis: analysis && {
      ...analysis,
      findings: document.analysis?.findings ?? null,
      extraction: document.analysis?.extraction ?? null,
    },
    consents: withDigests(document.consents ?? []),
    extractionSchema: document.extractionSchema ?? null,
    analysisRequests: document.analysisRequests ?? [],
  };
}

/** Copies field by field, because spreading a document takes longer than reading it. */
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
    questionGuides: document.questionGuides ?? [],
    expertData: document.expertData,
    callSubject: document.callSubject,
    objective: document.objective ?? null,
    scheduledAt: document.scheduledAt,
    completedAt: document.completedAt ?? null,
    redirectUrl: document.redirectUrl,
    dialInPhone: document.dialInPhone,
    expertTimeZone: document.expertTimeZone ?? null,
    meetingId: document.meetingId,
    compliance: document.compliance,
    invitation: document.invitation ?? null,
    customVariables: document.customVariables,
    isTest: document.isTest ?? false,
    notifications: document.notifications.map(({ endpoint, method, headers, signingSecret }) => ({
      endpoint,
      method,
      headers: headers.map(({ name }) => ({ name })),
      ...(signingSecret === undefined ? {} : { signingSecret: hiddenValue }),
    })),
    agent: document.agent,
    sessions: document.sessions,
    withdrawal: document.withdrawal ?? null,
    analysis: analysis
      ? {
          ...analysis,
          by: analysis.by ?? null,
          qualitySegments: analysis.qualitySegments ?? [],
          conductSegments: analysis.conductSegments ?? [],
        }
      : null,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
}
