import type { Client, NewInterview } from '@colloquy/client';
import { createInterviewHeaders } from '@colloquy/contracts';
import { createOnce } from './create-once';

const body = { title: 'Heat pumps', questions: ['What is slow?'] } as NewInterview;

test('a form sent again has the same key; an edited one, and the same one of another seed, have keys of their own', async () => {
  const keys: string[] = [];
  const POST = (_: string, { params }: { params: { header: { 'idempotency-key': string } } }) => {
    keys.push(createInterviewHeaders.parse(params.header)['idempotency-key'] ?? '');
    return Promise.resolve({ data: {}, response: new Response() });
  };
  const api = { POST } as unknown as Client;
  await createOnce(api, 'row-1', body);
  await createOnce(api, 'row-1', { ...body });
  await createOnce(api, 'row-1', { ...body, title: 'Edited' });
  await createOnce(api, 'row-2', body);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
