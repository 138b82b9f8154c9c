import type { Client } from '@colloquy/client';
import { createInterviewHeaders } from '@colloquy/contracts';
import { makeDuplicate } from './duplicate';

const interview = {
  interviewType: 'FULL_INTERVIEW',
  title: 'Grid storage',
  callSubject: 'Batteries',
  expertData: { name: 'Ada Kurz', title: 'Planner', employmentHistory: [] },
  questions: [{ text: 'Which cells age fastest?' }],
  notifications: [
    { endpoint: 'https://open.example/a', method: 'POST', attributes: { headers: {} } },
    { endpoint: 'https://closed.example/b', method: 'POST', attributes: { headers: { token: '***' } } },
  ],
  customVariables: {},
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
