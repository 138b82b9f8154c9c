import { trialInterview } from './trial';

const texts = {
  title: (name: string) => `Test of ${name}`,
  subject: 'Your work',
  person: 'Me',
  role: 'Tester',
  company: 'Here',
  questions: 'One?\nTwo?',
};
const agent = { id: 'a', name: 'Energy', agentType: 'VETTING_INTERVIEW' } as const;
const variable = {
  id: 'v',
  name: 'client_name',
  displayName: 'Client',
  description: '',
  isRequired: true,
  defaultValue: null,
  usedByAgents: [],
  createdAt: '',
  updatedAt: '',
};

test('a trial is marked as a test and asks the questions of its texts', () => {
  expect(trialInterview(agent, [], texts)).toEqual({
    interviewType: 'VETTING_INTERVIEW',
    agentGroupId: 'a',
    title: 'Test of Energy',
    callSubject: 'Your work',
    expertData: { name: 'Me', title: 'Tester', employmentHistory: [{ title: 'Tester', company: 'Here' }] },
    questions: ['One?', 'Two?'],
    isTest: true,
  });
});

test('a trial gives every required variable a value, because the API refuses an interview without it', () => {
  const optional = { ...variable, name: 'other', isRequired: false };
  const given = { ...variable, name: 'given', defaultValue: 'Acme' };
  expect(trialInterview(agent, [variable, optional, given], texts).customVariables).toEqual({
    client_name: 'Client',
    given: 'Acme',
  });
});
