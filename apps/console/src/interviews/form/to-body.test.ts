import type { Interview } from '@colloquy/client';
import { copyOf, formOf } from './from-interview';
import { emptyForm, emptyQuestion } from './interview-form';
import { changesOf, toBody } from './to-body';

const interview = {
  interviewType: 'FULL_INTERVIEW',
  title: 'Heat pumps',
  callSubject: 'Retrofit',
  objective: null,
  expertData: { name: 'Dana', title: 'Head', employmentHistory: [{ title: 'Head', company: 'Norlund' }] },
  questions: ['What slows it down?', 'What does it cost?'],
  questionGuides: [{ aim: 'The slowest step', mustHave: ['weeks', 'who'], probes: 0 }, null],
  scheduledAt: '2026-07-01T08:00:00.000Z',
  expertTimeZone: 'Europe/Berlin',
  dialInPhone: '+49 30 123',
  meetingId: null,
  agentGroupId: 'b104e37c-94ba-4e64-8921-78eaedb38505',
  compliance: null,
  redirectUrl: null,
  invitation: { minutes: 20 },
  customVariables: { client: 'Acme' },
  notifications: [
    {
      endpoint: 'https://hooks.example',
      attributes: { method: 'PUT', headers: { authorization: '***' }, signingSecret: '***' },
    },
  ],
  extractionSchema: null,
  isTest: false,
} as unknown as Interview;

test('an interview survives the form unchanged', () => {
  expect(toBody(formOf(interview))).toEqual({
    interviewType: 'FULL_INTERVIEW',
    title: 'Heat pumps',
    callSubject: 'Retrofit',
    objective: null,
    extractionSchema: null,
    expertData: interview.expertData,
    questions: [
      { text: 'What slows it down?', guide: interview.questionGuides[0] },
      { text: 'What does it cost?', guide: null },
    ],
    scheduledAt: '2026-07-01T08:00:00.000Z',
    dialInPhone: '+49 30 123',
    expertTimeZone: 'Europe/Berlin',
    meetingId: null,
    dialInPin: null,
    agentGroupId: interview.agentGroupId,
    redirectUrl: null,
    compliance: null,
    invitation: { minutes: 20 },
    customVariables: { client: 'Acme' },
    notifications: interview.notifications,
  });
});

test('an update sends the changed fields only, and a local time in the chosen zone', () => {
  const base = formOf(interview);
  expect(changesOf(base, base)).toEqual({});
  const form = {
    ...base,
    title: ' Heat pumps 2 ',
    scheduledAt: '2026-12-01T09:00',
    invitation: emptyForm().invitation,
  };
  expect(changesOf(base, form)).toEqual({
    title: 'Heat pumps 2',
    scheduledAt: '2026-12-01T08:00:00.000Z',
    invitation: null,
  });
  expect(changesOf(base, { ...base, questions: [emptyQuestion('Why?')] })).toEqual({
    questions: [{ text: 'Why?', guide: null }],
  });
});

test('a copy has no time, and asks again for what the API hides', () => {
  const { scheduledAt, notifications, questions } = toBody(copyOf(interview));
  expect(scheduledAt).toBeNull();
  expect(questions).toHaveLength(2);
  expect(notifications).toEqual([
    { endpoint: 'https://hooks.example', attributes: { method: 'PUT', headers: { authorization: '' } } },
  ]);
});
