import type { Client } from '@colloquy/client';
import { createInterviewHeaders } from '@colloquy/contracts';
import { makeDuplicate } from './duplicate';

const interview = {
  interviewType: 'FULL_INTERVIEW',
  title: 'Grid storage',
  callSubject: 'Batteries',
  expertData: { name: 'Ada Kurz', title: 'Planner', employmentHistory: [] },
  questions: ['Which cells age fastest?'],
  questionGuides: [null],
  notifications: [
    { endpoint: 'https://open.example/a', attributes: { method: 'POST', headers: {} } },
    { endpoint: 'https://closed.example/b', attributes: { method: 'POST', headers: { token: '***' } } },
  ],
  customVariables: {},
  objective: null,
  extractionSchema: null,
  scheduledAt: null,
  expertTimeZone: null,
  dialInPhone: null,
  meetingId: null,
  agentGroupId: '5f0c7f4e-7d1b-4c37-9d9a-0a6f2f7a9f11',
  compliance: null,
  redirectUrl: null,
  invitation: null,
};

test('a copy whose answer was lost is created once; the next copy is another interview', async () => {
  const keys: (string | undefined)[] = [];
  const endpoints: string[][] = [];
  let isLost = true;
  interface Sent {
    params: { header: { 'idempotency-key': string } };
    body: { notifications: { endpoint: string }[] };
  }
  const POST = (_: string, { params, body }: Sent) => {
    keys.push(createInterviewHeaders.parse(params.header)['idempotency-key']);
    endpoints.push(body.notifications.map(({ endpoint }) => endpoint));
    if (isLost) return Promise.reject(new TypeError('lost'));
    return Promise.resolve({ data: {}, response: new Response() });
  };
  const GET = () => Promise.resolve({ data: interview, response: new Response() });
  const duplicate = makeDuplicate({ GET, POST } as unknown as Client);
  await expect(duplicate({ id: 'one' })).rejects.toThrow('lost');
  isLost = false;
  await duplicate({ id: 'one' });
  await duplicate({ id: 'one' });
  await duplicate({ id: 'two' });
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
  expect(endpoints[0]).toEqual(['https://open.example/a']);
});
