import {
  type CreateInterviewInput,
  hiddenValue,
  type InterviewStatus,
  type NotificationInput,
  type QuestionInput,
  type UpdateInterviewInput,
} from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { scheduledCallAt } from './call';
import type { Change, ExpertData, Interview, PinnedAgent, QuestionGuide, Subscription } from './interview';
import { type Invitation, type InvitationFields, toInvitation } from './invitation';
import { isUnderWay, nextStatus } from './status';

const changeableUnderWay: ReadonlySet<string> = new Set([
  'title',
  'extractionSchema',
  'redirectUrl',
  'notifications',
]);

export function createInterview(
  input: CreateInterviewInput,
  by: { id: string; accountId: string; agent: PinnedAgent; extractionSchema: string | null },
  now: Date,
): Change {
  const scheduledAt = toDate(input.scheduledAt);
  const status: InterviewStatus = input.status ?? (scheduledAt ? 'SCHEDULED' : 'NOT_SCHEDULED');
  const interview: Interview = {
    id: by.id,
    accountId: by.accountId,
    version: 1,
    title: input.title,
    interviewType: input.interviewType,
    callSubject: input.callSubject,
    objective: input.objective ?? null,
    extractionSchema: by.extractionSchema,
    expertData: toExpertData(input.expertData),
    ...toQuestions(input.questions, []),
    status,
    statusReason: null,
    scheduledAt,
    completedAt: null,
    resumeHoldUntil: null,
    redirectUrl: input.redirectUrl || null,
    dialInPhone: input.dialInPhone ?? null,
    expertTimeZone: input.expertTimeZone ?? null,
    meetingId: input.meetingId ?? null,
    dialInPin: input.dialInPin ?? null,
    compliance: input.compliance ?? null,
    invitation: input.invitation ? nonEmptyInvitation(input.invitation) : null,
    customVariables: input.customVariables ?? {},
    isTest: input.isTest ?? false,
    notifications: toSubscriptions(input.notifications ?? [], []),
    agent: by.agent,
    sessions: [],
    chosenByClient: false,
    completion: 0,
    sessionSwitches: [],
    analysis: null,
    analysisRequests: [],
    handoffs: [],
    consents: [],
    withdrawal: null,
    lastActivityAt: now,
    call: null,
    callDueAt: null,
    dueAt: null,
    createdAt: now,
    updatedAt: now,
  };
  interview.callDueAt = scheduledCallAt(interview);
  return { interview, facts: [{ type: 'interview.created.v1', data: { interviewId: by.id, status } }] };
}

/** `agent` is set if the input changes it. @throws AppError `conflict` INTERVIEW_IN_PROGRESS or INTERVIEW_COMPLETED */
export function updateInterview(
  interview: Interview,
  input: UpdateInterviewInput,
  agent: PinnedAgent | undefined,
  now: Date,
): Interview {
  const sent = Object.keys(input).filter((key) => input[key as keyof UpdateInterviewInput] !== undefined);
  if (isUnderWay(interview.status) && sent.some((key) => !changeableUnderWay.has(key))) {
    throw new AppError(
      'conflict',
      'INTERVIEW_IN_PROGRESS',
      'This cannot change while the interview is in progress',
    );
  }
  const changed: Interview = {
    ...interview,
    ...rescheduled(interview, input),
    title: input.title ?? interview.title,
    interviewType: input.interviewType ?? interview.interviewType,
    callSubject: input.callSubject ?? interview.callSubject,
    objective: replaced(input.objective, interview.objective),
    extractionSchema: replaced(
      input.extractionSchema && JSON.stringify(input.extractionSchema),
      interview.extractionSchema,
    ),
    expertData: input.expertData ? toExpertData(input.expertData) : interview.expertData,
    ...(input.questions ? toQuestions(input.questions, guidesOf(interview)) : {}),
    redirectUrl: input.redirectUrl === undefined ? interview.redirectUrl : input.redirectUrl || null,
    dialInPhone: replaced(input.dialInPhone, interview.dialInPhone),
    expertTimeZone: replaced(input.expertTimeZone, interview.expertTimeZone),
    meetingId: replaced(input.meetingId, interview.meetingId),
    dialInPin: replaced(input.dialInPin, interview.dialInPin),
    compliance: replaced(input.compliance, interview.compliance),
    invitation:
      input.invitation === undefined
        ? interview.invitation
        : input.invitation && nonEmptyInvitation(input.invitation),
    customVariables: replaced(input.customVariables, interview.customVariables) ?? {},
    notifications:
      input.notifications === undefined
        ? interview.notifications
        : toSubscriptions(input.notifications ?? [], interview.notifications),
    agent: agent ?? interview.agent,
    updatedAt: now,
  };
  // while a conversation is under way, neither date nor phone number can have changed
  return isUnderWay(changed.status) ? changed : { ...changed, callDueAt: scheduledCallAt(changed) };
}

/** @throws AppError `conflict` INTERVIEW_IN_PROGRESS */
export function assertDeletable(interview: Interview): void {
  if (isUnderWay(interview.status)) {
    throw new AppError('conflict', 'INTERVIEW_IN_PROGRESS', 'An interview in progress cannot be deleted');
  }
}

function rescheduled(
  interview: Interview,
  input: UpdateInterviewInput,
): Pick<Interview, 'status' | 'statusReason' | 'scheduledAt'> {
  const { status: current, statusReason } = interview;
  if (input.status === undefined && input.scheduledAt === undefined) {
    return { status: current, statusReason, scheduledAt: interview.scheduledAt };
  }
  const scheduledAt = input.scheduledAt === undefined ? interview.scheduledAt : toDate(input.scheduledAt);
  const wanted = input.status ?? (scheduledAt ? 'SCHEDULED' : 'NOT_SCHEDULED');
  const status = nextStatus(interview.status, wanted === 'SCHEDULED' ? 'schedule' : 'unschedule');
  if (!status) {
    throw new AppError('conflict', 'INTERVIEW_COMPLETED', 'A completed interview cannot be scheduled');
  }
  return { status, statusReason: null, scheduledAt };
}

const replaced = <T>(sent: T | null | undefined, stored: T | null): T | null =>
  sent === undefined ? stored : sent;

function nonEmptyInvitation(fields: InvitationFields): Invitation | null {
  const invitation = toInvitation(fields);
  return Object.keys(invitation).length > 0 ? invitation : null;
}

const toDate = (value: string | null | undefined): Date | null => (value ? new Date(value) : null);

type Question = readonly [text: string, guide: QuestionGuide | null];

const guidesOf = ({ questions, questionGuides }: Interview): readonly Question[] =>
  questions.map((text, index) => [text, questionGuides[index] ?? null]);

/** A question without `guide` keeps the guide stored for the same text, so clients without guides lose none. */
function toQuestions(
  sent: readonly QuestionInput[],
  stored: readonly Question[],
): Pick<Interview, 'questions' | 'questionGuides'> {
  const all = sent.map((question): Question => {
    const { text, guide } = typeof question === 'string' ? { text: question, guide: undefined } : question;
    const kept = stored.find(([known]) => known === text)?.[1] ?? null;
    return [text, guide === undefined ? kept : toGuide(guide)];
  });
  const guides = all.map(([, guide]) => guide);
  return {
    questions: all.map(([text]) => text),
    questionGuides: guides.some((guide) => guide !== null) ? guides : [],
  };
}

function toGuide(guide: QuestionGuide | null): QuestionGuide | null {
  if (!guide) return null;
  const { aim, mustHave, probes, minutes } = guide;
  const given = {
    ...(aim?.trim() ? { aim } : {}),
    ...(mustHave?.length ? { mustHave } : {}),
    ...(probes === undefined ? {} : { probes }),
    ...(minutes === undefined ? {} : { minutes }),
  };
  return Object.keys(given).length > 0 ? given : null;
}

function toExpertData(input: CreateInterviewInput['expertData']): ExpertData {
  return {
    name: input.name,
    title: input.title,
    employmentHistory: input.employmentHistory.map(({ title, company, period }) => ({
      title,
      company,
      ...(period === undefined ? {} : { period }),
    })),
  };
}

/** Replaces hidden values by the stored ones. @throws AppError `invalid` if a hidden value has no stored value */
export function toSubscriptions(
  sent: readonly NotificationInput[],
  stored: readonly Subscription[],
): Subscription[] {
  return sent.map(({ endpoint, attributes }, index) => {
    // the same position first: the list may have an endpoint twice with different headers
    const before = [stored[index], ...stored].flatMap((subscription) =>
      subscription?.endpoint === endpoint ? [subscription] : [],
    );
    const keep = (value: string, field: string, find: (subscription: Subscription) => string | undefined) => {
      const kept = value === hiddenValue ? before.map(find).find((text) => text !== undefined) : value;
      if (kept !== undefined) return kept;
      throw new AppError(
        'invalid',
        undefined,
        `notifications.${index}.attributes.${field}: has no stored value`,
      );
    };
    const { method = 'POST', headers = {}, signingSecret } = attributes ?? {};
    return {
      endpoint,
      method,
      headers: Object.entries(headers).map(([name, value]) => ({
        name,
        value: keep(value, `headers.${name}`, (subscription) => headerOf(subscription, name)),
      })),
      ...(signingSecret
        ? {
            signingSecret: keep(signingSecret, 'signingSecret', (subscription) => subscription.signingSecret),
          }
        : {}),
    };
  });
}

const headerOf = ({ headers }: Subscription, name: string) =>
  headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value;
