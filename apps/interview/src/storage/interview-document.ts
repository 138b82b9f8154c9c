import type { SecretBox } from '@colloquy/auth';
import { withDigests } from '../domain/consents';
import { meetingDigitsOf } from '../domain/dial-in';
import type { Interview, Subscription } from '../domain/interview';
import type { Analysis } from '../domain/analysis';
import { searchKeyOf } from '../domain/search-key';
import { type Filtered, listEntriesOf } from './facets';
import type { InterviewDocument } from './interview-model';
import { searchEntries } from './search-entries';

/** Absent, not null, so that sparse and partial indexes skip the interview. */
const absentWhenNull = ['completedAt', 'dueAt', 'callDueAt'] as const;

const filtered: readonly (keyof Filtered)[] = ['agent', 'sessions', 'completedAt', 'analysis', 'withdrawal'];

type Stored = Omit<InterviewDocument, '_id' | 'outbox' | 'outboxDueAt' | 'followUp'>;

export function toDocument(interview: Interview, box: SecretBox): InterviewDocument {
  const { id, completedAt, dueAt, callDueAt, ...fields } = interview;
  const meetingDigits = meetingDigitsOf(interview);
  const searchKey = searchKeyOf(interview.title, interview.expertData.name);
  return {
    _id: id,
    ...fields,
    ...(completedAt ? { completedAt } : {}),
    ...(dueAt ? { dueAt } : {}),
    ...(callDueAt ? { callDueAt } : {}),
    ...(meetingDigits ? { meetingDigits } : {}),
    notifications: secretsOf(interview.notifications, box.seal),
    searchKey,
    trigrams: searchEntries(interview.accountId, searchKey),
    ...listEntriesOf(interview),
  };
}

export function fromDocument(document: InterviewDocument, box: SecretBox): Interview {
  const { _id, searchKey: _searchKey, trigrams: _trigrams, meetingDigits: _digits, ...stored } = document;
  const {
    facets: _facets,
    outcomes: _outcomes,
    outbox: _outbox,
    outboxDueAt: _dueAt,
    followUp: _followUp,
    ...known
  } = stored;
  const { counted: _counted, countedAs: _countedAs, countedIn: _countedIn, ...fields } = known;
  return {
    ...fields,
    id: _id,
    completedAt: document.completedAt ?? null,
    expertTimeZone: document.expertTimeZone ?? null,
    questionGuides: document.questionGuides ?? [],
    objective: document.objective ?? null,
    isTest: document.isTest ?? false,
    extractionSchema: document.extractionSchema ?? null,
    analysisRequests: document.analysisRequests ?? [],
    invitation: document.invitation ?? null,
    consents: withDigests(document.consents ?? []),
    withdrawal: document.withdrawal ?? null,
    call: document.call ?? null,
    callDueAt: document.callDueAt ?? null,
    dueAt: document.dueAt ?? null,
    analysis: document.analysis && { ...withoutFindings, ...document.analysis },
    notifications: secretsOf(document.notifications, box.open),
  };
}

const withoutFindings: Pick<
  Analysis,
  'qualitySegments' | 'conductSegments' | 'findings' | 'extraction' | 'evidence' | 'by'
> = {
  qualitySegments: [],
  conductSegments: [],
  findings: null,
  extraction: null,
  evidence: { summary: [], qualityReasons: [], conductReasons: [], quotes: [] },
  by: null,
};

export function differenceOf(before: Interview, after: Interview, box: SecretBox) {
  const set: Partial<Record<keyof Stored, unknown>> = {};
  const unset: Partial<Record<keyof Stored, ''>> = {};
  for (const key of Object.keys(after) as (keyof Interview)[]) {
    if (key === 'id' || key === 'version' || Object.is(before[key], after[key])) continue;
    if (after[key] === null && absentWhenNull.some((name) => name === key)) unset[key as keyof Stored] = '';
    else set[key] = key === 'notifications' ? secretsOf(after.notifications, box.seal) : after[key];
  }
  if ('title' in set || 'expertData' in set) {
    set.searchKey = searchKeyOf(after.title, after.expertData.name);
    set.trigrams = searchEntries(after.accountId, set.searchKey as string);
  }
  if (filtered.some((field) => !Object.is(before[field], after[field]))) {
    const [old, { facets, outcomes }] = [listEntriesOf(before), listEntriesOf(after)];
    if (facets.join() !== old.facets.join()) set.facets = facets;
    if (outcomes.join() !== old.outcomes.join()) set.outcomes = outcomes;
  }
  if ('status' in set) unset.counted = '';
  const digits = meetingDigitsOf(after);
  if (digits !== meetingDigitsOf(before)) {
    if (digits) set.meetingDigits = digits;
    else unset.meetingDigits = '';
  }
  return { set, unset };
}

const secretsOf = (
  notifications: readonly Subscription[],
  change: (text: string) => string,
): Subscription[] =>
  notifications.map(({ endpoint, method, headers, signingSecret }) => ({
    endpoint,
    method,
    headers: headers.map(({ name, value }) => ({ name, value: change(value) })),
    ...(signingSecret === undefined ? {} : { signingSecret: change(signingSecret) }),
  }));
