import type { InterviewSummary } from '@colloquy/client';
import { en } from '../../strings/en';
import { agentInCharge } from '../form/agent-in-charge';
import { emptyForm } from '../form/interview-form';
import { selectedCsv } from '../list/selected-csv';
import { checkedRows } from './check-rows';

const agents = [
  { id: 'a1', name: 'Research', agentType: 'FULL_INTERVIEW', isDefault: true },
  { id: 'a2', name: 'Energy', agentType: 'FULL_INTERVIEW', isDefault: false },
] as const;
const meanings = [
  'title',
  'callSubject',
  'expertName',
  'expertTitle',
  'company',
  'questions',
  'agent',
] as const;
const check = (...rows: string[][]) =>
  checkedRows(rows, meanings, {
    base: emptyForm(),
    agents,
    variablesOf: (form) =>
      agentInCharge(agents, form)?.id === 'a2' ? [{ name: 'client', isRequired: true }] : [],
    strings: en,
  });

test('each row has its own errors, named as the columns are', () => {
  const good = ['Heat', 'Pumps', 'Dana', 'Head', 'Norlund', 'Why?', ''];
  expect(check(good)[0]?.errors).toEqual([]);
  const bad = ['', 'Pumps', 'Dana', 'Head', '', `Why?|${'x'.repeat(2001)}`, 'Nobody'];
  const [first, second] = check(good, bad);
  expect(first?.errors).toEqual([]);
  expect(second).toMatchObject({
    index: 1,
    errors: [
      'Agent (name or ID): there is no agent with this name',
      'Title: Required',
      'Position there: Required',
      'Company: Required',
      'Questions: At most 2000 characters',
    ],
  });
});

test('the variables of the row’s own agent are asked for', () => {
  const [row] = check(['Heat', 'Pumps', 'Dana', 'Head', 'Norlund', 'Why?', 'energy']);
  expect(row?.errors).toEqual(['client: Required']);
});

test('the selected interviews become a table with their links, and no cell that computes', () => {
  const interview = {
    id: 'i1',
    title: '=1+1',
    status: 'COMPLETED',
    withdrawnAt: null,
    resumeHoldUntil: null,
    sessions: [],
    expertData: { name: 'Dana' },
    scheduledAt: null,
    completedAt: '2026-03-01T10:00:00.000Z',
    qualityScore: 71,
    totalConversationSeconds: 90,
  } as unknown as InterviewSummary;
  const [head, row] = selectedCsv([interview], 'https://app.example', en, 0).split('\r\n');
  expect(head).toBe('\ufeffid,Title,Expert,Status,Scheduled,Completed,Quality,Minutes,Join link');
  expect(row).toBe(
    "i1,'=1+1,Dana,Completed,,2026-03-01T10:00:00.000Z,71,1.5,https://app.example/call/i1/join",
  );
});
