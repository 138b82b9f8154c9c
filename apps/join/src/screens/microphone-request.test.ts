import type { Microphone, MicrophoneAnswer } from '../sound/microphone';
import { makeMicrophoneRequest } from './microphone-request';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const seen: string[] = [];
  const answers: ((answer: MicrophoneAnswer) => void)[] = [];
  const request = makeMicrophoneRequest({
    openMicrophone: () => new Promise((resolve) => answers.push(resolve)),
    asking: () => seen.push('asking'),
    pending: () => seen.push('pending'),
    answered: (answer) => seen.push(typeof answer === 'string' ? answer : 'microphone'),
  });
  const microphone = () => ({ close: () => seen.push('closed') }) as unknown as Microphone;
  return { seen, answers, request, microphone };
}

test('the browser is asked once while a request is open or has succeeded', async () => {
  const { seen, answers, request, microphone } = setUp();
  const both = Promise.all([request.open(), request.open()]);
  answers[0]?.(microphone());
  await both;
  await request.open();
  expect(answers).toHaveLength(1);
  expect(seen).toEqual(['asking', 'microphone']);
});

test('the expert may try again after a refusal', async () => {
  const { seen, answers, request } = setUp();
  const refused = request.open();
  answers[0]?.('refused');
  await refused;
  void request.open();
  expect(seen).toEqual(['asking', 'refused', 'asking']);
});

test('a microphone that is allowed after the release is closed', async () => {
  const { seen, answers, request, microphone } = setUp();
  const first = request.open();
  request.release();
  answers[0]?.(microphone());
  expect(await first).toBe('refused');
  expect(seen).toEqual(['asking', 'closed']);
});

test('a hint appears if the permission takes long', () => {
  const { seen, request } = setUp();
  void request.open();
  jest.advanceTimersByTime(3000);
  expect(seen).toEqual(['asking', 'pending']);
});
