import type { Interview } from '@colloquy/client';
import { localTime, userZone } from '../time-zone';
import {
  emptyForm,
  hiddenValue,
  type InterviewForm,
  newKey,
  type NotificationForm,
  type QuestionForm,
} from './interview-form';

const textOf = (value: string | number | null | undefined) => (value ?? '').toString();

function toQuestion(interview: Interview, index: number): QuestionForm {
  const guide = interview.questionGuides[index];
  return {
    key: newKey(),
    text: textOf(interview.questions[index]),
    aim: textOf(guide?.aim),
    facts: (guide?.mustHave ?? []).join('\n'),
    probes: textOf(guide?.probes),
    minutes: textOf(guide?.minutes),
  };
}

const toNotification = ({ endpoint, attributes }: Interview['notifications'][number]): NotificationForm => ({
  key: newKey(),
  endpoint,
  method: attributes.method,
  signingSecret: attributes.signingSecret ?? '',
  headers: Object.entries(attributes.headers).map(([name, value]) => ({ key: newKey(), name, value })),
});

/** The API never returns the PIN. */
export function formOf(interview: Interview): InterviewForm {
  const { expertData, invitation } = interview;
  const empty = emptyForm();
  return {
    ...empty,
    interviewType: interview.interviewType,
    title: interview.title,
    callSubject: interview.callSubject,
    objective: textOf(interview.objective),
    expertName: expertData.name,
    expertTitle: expertData.title,
    employment: expertData.employmentHistory.map(({ title, company, period }) => ({
      key: newKey(),
      title,
      company,
      period: textOf(period),
    })),
    questions: interview.questions.map((_, index) => toQuestion(interview, index)),
    agentGroupId: interview.agentGroupId,
    variables: interview.customVariables,
    scheduledAt: localTime(interview.scheduledAt, interview.expertTimeZone ?? userZone()),
    expertTimeZone: textOf(interview.expertTimeZone),
    dialInPhone: textOf(interview.dialInPhone),
    meetingId: textOf(interview.meetingId),
    compliance: textOf(interview.compliance),
    redirectUrl: textOf(interview.redirectUrl),
    invitation: {
      organisation: textOf(invitation?.organisation),
      purpose: textOf(invitation?.purpose),
      privacyUrl: textOf(invitation?.privacyUrl),
      retention: textOf(invitation?.retention),
      contact: textOf(invitation?.contact),
      minutes: textOf(invitation?.minutes),
    },
    notifications: interview.notifications.map(toNotification),
    extractionSchema: interview.extractionSchema ? JSON.stringify(interview.extractionSchema, null, 2) : '',
    isTest: interview.isTest,
  };
}

/** Returns the form of a copy of an interview, without its time and without values that the API does not return. */
export function copyOf(interview: Interview): InterviewForm {
  const form = formOf(interview);
  const shown = (value: string) => (value === hiddenValue ? '' : value);
  return {
    ...form,
    scheduledAt: '',
    notifications: form.notifications.map((notification) => ({
      ...notification,
      signingSecret: shown(notification.signingSecret),
      headers: notification.headers.map((header) => ({ ...header, value: shown(header.value) })),
    })),
  };
}

export const hasHidden = ({ notifications }: Pick<Interview, 'notifications'>): boolean =>
  notifications.some(
    ({ attributes }) =>
      attributes.signingSecret !== undefined || Object.values(attributes.headers).includes(hiddenValue),
  );
