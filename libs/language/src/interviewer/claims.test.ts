import type { ChatClient } from '../models/chat-client';
import { chatWithProviders } from '../providers/ports';
import { openaiClaimJudge } from './claims';

const never = new AbortController().signal;

const answering = (text: string): ChatClient => ({
  complete: async () => text,
  stream: async function* () {
    yield text;
  },
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const silent: ChatClient = {
  complete: (_request, signal) => untilAborted(signal),
  stream: async function* (_request, signal) {
    yield await untilAborted(signal);
  },
};

function aJudge(primary: ChatClient, fallback: ChatClient) {
  const calls: string[] = [];
  const chatFor = chatWithProviders(
    [
      { name: 'primary', port: primary },
      { name: 'fallback', port: fallback },
    ],
    { completeMs: 5000, totalMs: 5000, pieceMs: 50 },
    ({ provider, outcome }) => calls.push(`${provider} ${outcome}`),
  );
  return { judge: openaiClaimJudge(chatFor('interviewer')), calls };
}

test.each([
  ['{"claims":false}', undefined],
  ['{"claims":true}', 'refused'],
])(
  'a judge that is silent counts as timed out, and the second model judges: %s',
  async (reply, objection) => {
    const { judge, calls } = aJudge(silent, answering(reply));
    expect(await judge.objectionTo('I see, thank you.', never)).toBe(objection);
    expect(calls).toEqual(['primary timeout', 'fallback ok']);
  },
);

test('words that no model judges in time are not spoken', async () => {
  const { judge, calls } = aJudge(silent, silent);
  expect(await judge.objectionTo('I see, thank you.', never)).toBe('timeout');
  expect(calls).toEqual(['primary timeout', 'fallback timeout']);
});
