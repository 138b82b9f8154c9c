/** Keeps its key when it moves. */
export interface Keyed {
  key: string;
}

interface EmploymentForm extends Keyed {
  title: string;
  company: string;
  period: string;
}

export interface QuestionForm extends Keyed {
  text: string;
  aim: string;
  /** One fact per line. */
  facts: string;
  probes: string;
  minutes: string;
}

export interface HeaderForm extends Keyed {
  name: string;
  value: string;
}

export interface NotificationForm extends Keyed {
  endpoint: string;
  method: string;
  signingSecret: string;
  headers: HeaderForm[];
}

export const invitationTexts = ['organisation', 'purpose', 'privacyUrl', 'retention', 'contact'] as const;
type InvitationText = (typeof invitationTexts)[number];

export const interviewTypes = ['FULL_INTERVIEW', 'VETTING_INTERVIEW'] as const;
export type InterviewType = (typeof interviewTypes)[number];

export interface InterviewForm {
  interviewType: InterviewType;
  title: string;
  callSubject: string;
  objective: string;
  expertName: string;
  expertTitle: string;
  employment: EmploymentForm[];
  questions: QuestionForm[];
  /** '' for the account's default agent of the type. */
  agentGroupId: string;
  variables: Record<string, string>;
  /** '' derives the status from the time. */
  status: '' | 'NOT_SCHEDULED' | 'SCHEDULED';
  /** Local time in `expertTimeZone`, or in the user's zone if that is empty: `2026-03-01T10:00`. */
  scheduledAt: string;
  expertTimeZone: string;
  dialInPhone: string;
  meetingId: string;
  dialInPin: string;
  compliance: string;
  redirectUrl: string;
  invitation: Record<InvitationText | 'minutes', string>;
  notifications: NotificationForm[];
  /** JSON. */
  extractionSchema: string;
  isTest: boolean;
}

export const variableOf = ({ variables }: Pick<InterviewForm, 'variables'>, name: string): string =>
  Object.hasOwn(variables, name) ? (variables[name] ?? '') : '';

/** The API returns this text for header values and signing secrets. Sending it back keeps the stored value. */
export const hiddenValue = '***';

let keys = 0;
const session = Math.random().toString(36).slice(2, 8);
/** Returns a key that no entry of a stored draft has. */
export const newKey = (): string => `${session}${(keys += 1)}`;

export const emptyEmployment = (): EmploymentForm => ({ key: newKey(), title: '', company: '', period: '' });
export const emptyQuestion = (text = ''): QuestionForm => ({
  key: newKey(),
  text,
  aim: '',
  facts: '',
  probes: '',
  minutes: '',
});
export const emptyHeader = (): HeaderForm => ({ key: newKey(), name: '', value: '' });
export const emptyNotification = (): NotificationForm => ({
  key: newKey(),
  endpoint: '',
  method: 'POST',
  signingSecret: '',
  headers: [],
});

export const emptyForm = (): InterviewForm => ({
  interviewType: 'FULL_INTERVIEW',
  title: '',
  callSubject: '',
  objective: '',
  expertName: '',
  expertTitle: '',
  employment: [emptyEmployment()],
  questions: [emptyQuestion()],
  agentGroupId: '',
  variables: {},
  status: '',
  scheduledAt: '',
  expertTimeZone: '',
  dialInPhone: '',
  meetingId: '',
  dialInPin: '',
  compliance: '',
  redirectUrl: '',
  invitation: { organisation: '', purpose: '', privacyUrl: '', retention: '', contact: '', minutes: '' },
  notifications: [],
  extractionSchema: '',
  isTest: false,
});
