import type { NewInterview } from '@colloquy/client';
import { momentIn, userZone } from '../time-zone';
import {
  type InterviewForm,
  invitationTexts,
  type NotificationForm,
  type QuestionForm,
} from './interview-form';

type Question = Exclude<NewInterview['questions'][number], string>;

const orNull = (text: string): string | null => text.trim() || null;
const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

export const factsOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function toQuestion({ text, aim, facts, probes, minutes }: QuestionForm): Question {
  const [mustHave, most, planned] = [factsOf(facts), numberOf(probes), numberOf(minutes)];
  const guide = {
    ...(aim.trim() && { aim: aim.trim() }),
    ...(mustHave.length > 0 && { mustHave }),
    ...(most !== undefined && { probes: most }),
    ...(planned !== undefined && { minutes: planned }),
  };
  return { text: text.trim(), guide: Object.keys(guide).length > 0 ? guide : null };
}

function toInvitation({ invitation }: InterviewForm): NewInterview['invitation'] {
  const texts = invitationTexts.flatMap((name) =>
    invitation[name].trim() ? [[name, invitation[name].trim()] as const] : [],
  );
  const minutes = numberOf(invitation.minutes);
  const given = { ...Object.fromEntries(texts), ...(minutes !== undefined && { minutes }) };
  return Object.keys(given).length > 0 ? given : null;
}

const toNotification = ({ endpoint, method, headers, signingSecret }: NotificationForm) => ({
  endpoint: endpoint.trim(),
  attributes: {
    method,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name.trim(), value])),
    ...(signingSecret.trim() && { signingSecret: signingSecret.trim() }),
  },
});

function toVariables({ variables }: InterviewForm): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value.trim() !== ''));
}

/** ISO 8601; null if the form has no valid time. */
export const scheduledMoment = ({ scheduledAt, expertTimeZone }: InterviewForm): string | null =>
  momentIn(scheduledAt, expertTimeZone.trim() || userZone()) ?? null;

/** The form must be free of problems. */
export function toBody(form: InterviewForm): NewInterview {
  return {
    interviewType: form.interviewType,
    title: form.title.trim(),
    callSubject: form.callSubject.trim(),
    objective: orNull(form.objective),
    extractionSchema: form.extractionSchema.trim()
      ? (JSON.parse(form.extractionSchema) as Record<string, unknown>)
      : null,
    expertData: {
      name: form.expertName.trim(),
      title: form.expertTitle.trim(),
      employmentHistory: form.employment.map(({ title, company, period }) => ({
        title: title.trim(),
        company: company.trim(),
        ...(period.trim() && { period: period.trim() }),
      })),
    },
    questions: form.questions.map(toQuestion),
    ...(form.status && { status: form.status }),
    scheduledAt: scheduledMoment(form),
    dialInPhone: orNull(form.dialInPhone),
    expertTimeZone: orNull(form.expertTimeZone),
    meetingId: orNull(form.meetingId),
    dialInPin: orNull(form.dialInPin),
    agentGroupId: orNull(form.agentGroupId),
    redirectUrl: orNull(form.redirectUrl),
    compliance: orNull(form.compliance),
    invitation: toInvitation(form),
    customVariables: toVariables(form),
    notifications: form.notifications.map(toNotification) as NonNullable<NewInterview['notifications']>,
    ...(form.isTest && { isTest: true }),
  } as NewInterview;
}

export function changesOf(base: InterviewForm, form: InterviewForm): Partial<NewInterview> {
  const [before, after] = [toBody(base), toBody(form)];
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      name !== 'isTest' && JSON.stringify(value) !== JSON.stringify(before[name as keyof NewInterview]),
  );
  return Object.fromEntries(changed);
}
