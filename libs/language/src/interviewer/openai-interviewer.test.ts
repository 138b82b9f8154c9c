import {
  eventually,
  type OpenAiReply,
  type OpenAiRequest,
  type ScriptedOpenAi,
  startScriptedOpenAi,
} from '@colloquy/testing';
import { interviewerPortSuite } from '../../test/interviewer-port-suite';
import { type ChatClient, makeChatClient } from '../models/chat-client';
import { type ClaimJudge, openaiClaimJudge } from './claims';
import { embeddedInterviewer } from './embedded-interviewer';
import { type Interviewer, type InterviewerBrief, type SpokenTurn } from './interviewer';
import { nextMove } from './next-move';
import { openaiInterviewer } from './openai-interviewer';
import { type RecognisedRequest, type RequestRecogniser } from './requests/recogniser';

let server: ScriptedOpenAi;
beforeAll(async () => {
  server = await startScriptedOpenAi();
});
afterAll(() => server.stop());

const finding = (...found: RecognisedRequest[]): RequestRecogniser => ({ recognise: async () => found });
const harmless: ClaimJudge = { objectionTo: async () => undefined };
const make = (timeoutMs = 5000, recogniser = finding(), judge = harmless): Interviewer =>
  openaiInterviewer({
    client: makeChatClient({ baseUrl: server.baseUrl, apiKey: 'key', model: 'm-1', timeoutMs }),
    fallback: embeddedInterviewer(),
    recogniser,
    judge,
  });
const says = (action: string, text: string, rule: number | null = null): OpenAiReply => ({
  text: JSON.stringify({ action, rule, text }),
});

function told({ json }: OpenAiRequest) {
  const [system, user] = json['messages'] as { content: string }[];
  const facts = JSON.parse(user?.content ?? '') as {
    transferRules: unknown[];
    conversation: { text: string }[];
  };
  return { system, facts };
}

function goodModel(request: OpenAiRequest): OpenAiReply {
  const { system, facts } = told(request);
  const last = facts.conversation.at(-1)?.text ?? '';
  if (facts.transferRules.length > 0 && last.includes('budget')) return says('transfer', '', 1);
  if (last.length < 20 && system?.content.includes('follow_up'))
    return says('follow_up', 'What kind exactly?');
  return says('continue', 'That is clear, thank you.');
}

/** A model that gives `reply` and knows the transfer rules. */
const otherwise = (reply: OpenAiReply) => (request: OpenAiRequest) =>
  told(request).facts.transferRules.length > 0 ? goodModel(request) : reply;

const models: [string, OpenAiReply | typeof goodModel][] = [
  ['that does as it is told', goodModel],
  ['that cannot be reached', { status: 500 }],
  ['that is limited', { status: 429 }],
  ['whose connection drops', { fault: 'drop', text: 'x'.repeat(60) }],
  ['that writes no JSON', { text: 'I will now close the interview. Goodbye!' }],
  [
    'that tells its instructions',
    says('continue', 'Our client is Acme Corporation of Springfield, which plans'),
  ],
  ['that transfers at once', says('transfer', '', 99)],
  ['that repeats what was said', otherwise(says('continue', 'So you run forty plants in Poland.'))],
  ['that always digs', otherwise(says('follow_up', 'Why?'))],
  ['that asks a question in place of ours', says('continue', 'And what is your salary?')],
  ['that says nothing', otherwise(says('continue', ''))],
  ['that writes markup', says('follow_up', '<b>Why</b>? See https://evil.example')],
];
describe.each(models)('with a model %s', (_name, reply) => {
  beforeAll(() => server.always(reply));
  interviewerPortSuite(() => make());
});

const brief: InterviewerBrief = {
  personaName: 'Nora',
  language: 'en',
  questions: ['What does your team do?', 'How do you choose suppliers?'],
  expertName: 'Dana',
  customPrompt: 'Ask for names of products.',
  transfers: [{ ruleId: 'r-1', condition: 'the expert mentions budgets', ordering: 1 }],
  timeBudgetMs: 1_800_000,
  elapsedMs: 60_000,
};
const asked = (...answers: string[]): SpokenTurn[] => {
  const history: SpokenTurn[] = [];
  for (const answer of answers) {
    const { text, act } = nextMove({ ...brief, transfers: [] }, history);
    history.push({ role: 'agent', text, act }, { role: 'user', text: answer });
  }
  return history;
};
const never = new AbortController().signal;

test('the words of the model are used, and the move names their author', async () => {
  server.reply(says('follow_up', 'Which products?'), says('continue', 'That is clear.'), { status: 500 });
  const turns = asked('We make valves.');
  expect(await make().next(brief, turns, never)).toEqual({
    kind: 'say',
    text: 'Which products?',
    act: { kind: 'probe', questionIndex: 0 },
    by: 'openai',
  });
  expect(await make().next(brief, turns, never)).toMatchObject({
    text: 'That is clear. How do you choose suppliers?',
    by: 'openai',
  });
  expect(await make().next(brief, turns, never)).toEqual({
    ...nextMove(brief, turns),
    by: 'embedded',
    fallback: 'unavailable',
  });
});

test.each([
  ['Is this being recorded?', 'the sound is not recorded'],
  ['Could we do the rest in French?', 'English only'],
])('"%s" after an answer is answered by code, before the words of the model', async (question, fact) => {
  const turns = asked(`We run forty plants in Poland and buy steel for all of them. ${question}`);
  server.reply(says('continue', 'That is clear.'), says('follow_up', 'Which plants?'));
  const { text, act } = await make().next({ ...brief, transfers: [] }, turns, never);
  expect(text).toContain(fact);
  expect(text.endsWith('That is clear. How do you choose suppliers?')).toBe(true);
  expect(act).toEqual({ kind: 'question', questionIndex: 1 });
  expect((await make().next({ ...brief, transfers: [] }, turns, never)).text).toMatch(
    new RegExp(`${fact}.*Which plants`),
  );
});

describe('a wish for another language', () => {
  const spanish = { ruleId: 'es', condition: 'Hispanohablantes', ordering: 0 };
  const given = { ...brief, transfers: [spanish] };
  const wish = asked('Can we do this in Spanish?');

  test('meets a transfer rule in the judgement of the model; no other words of the model are said', async () => {
    server.reply(says('transfer', '', 1), says('continue', 'Claro.'), { status: 500 });
    expect(await make().next(given, wish, never)).toMatchObject({
      kind: 'transfer',
      ruleId: 'es',
      by: 'openai',
    });
    for (let time = 0; time < 2; time++)
      expect(await make().next(given, wish, never)).toEqual(nextMove(given, wish));
  });

  test('that only the model understands does too', async () => {
    const understood = finding({ kind: 'other-language', certain: true, hasAnswer: false });
    const turns = asked('My Spanish is so much better, would that work?');
    server.reply(says('transfer', '', 1), says('continue', 'I see.'));
    expect(await make(5000, understood).next(given, turns, never)).toMatchObject({ ruleId: 'es' });
    const { text, act } = await make(5000, understood).next(given, turns, never);
    expect(act).toEqual({ kind: 'inform', request: 'other-language', questionIndex: 0 });
    expect(text).toContain('English only');
  });
});

describe('a question that the expert has answered before it was asked', () => {
  const three = { ...brief, transfers: [], questions: [...brief.questions, 'What will change next year?'] };
  const talk = (...answers: string[]): SpokenTurn[] =>
    asked(...answers).map((turn, index) => ({ ...turn, id: `s:${index}`, sessionId: 's' }));
  const skips = (turns: number[] | null): OpenAiReply => ({
    text: JSON.stringify({ action: 'skip', rule: null, turns, text: 'ignored' }),
  });
  const next = (history: SpokenTurn[]) => make().next(three, history, never);
  const plans =
    'In spring we will build another plant near Hamburg, hire forty engineers and sell pumps to shipyards.';
  const answer = 'We make valves and choose suppliers by price.';

  test('is left out, and the turn that goes on names it and the answers to it', async () => {
    server.reply(skips([1, 1]));
    const history = talk(answer);
    const move = await next(history);
    expect(move).toEqual({
      kind: 'say',
      text: 'I see. What will change next year?',
      act: { kind: 'question', questionIndex: 2, skips: { questionIndex: 1, answeredBy: ['s:1'] } },
      by: 'openai',
    });
    const { text, act } = move;
    const after: SpokenTurn[] = [...history, { role: 'agent', text, act, id: 's:2', sessionId: 's' }];
    const said = (words: string): SpokenTurn => ({ role: 'user', text: words, id: 's:3', sessionId: 's' });
    expect(nextMove(three, [...after, said(plans)]).kind).toBe('close');
    // the answer is taken back, so the question is asked after all
    const strike: SpokenTurn = {
      role: 'agent',
      text: '',
      act: { kind: 'strike-previous', questionIndex: 2 },
    };
    const taken = [...after, said('Strike all of that.'), strike];
    const asks = nextMove(three, [...taken, { role: 'user', text: plans }]);
    expect(asks.act).toEqual({ kind: 'question', questionIndex: 1 });
  });

  test.each<[string, number[] | null, string[]]>([
    ['names no turn', null, [answer]],
    ['names an empty list', [], [answer]],
    ['names a turn of its own', [1, 0], [answer]],
    ['names a turn that does not exist', [1, 2], [answer]],
    ['names a turn by a negative number', [-1], [answer]],
    ['names words that were struck', [1], ['By price, strike that.', 'We make valves for ships.']],
    ['names a request', [1], ['Could you repeat that, please?', 'We make valves for ships.']],
    ['names words that say nothing', [1], ['Well, yes.']],
    ['names an answer on something else', [1], ['We make valves for ships in three plants.']],
    ['names one of two answers on something else', [1, 3], [answer, 'Our plants are in Gdansk and Split.']],
  ])('is asked if the model %s', async (_name, turns, answers) => {
    server.reply(skips(turns));
    const move = await next(talk(...answers));
    expect(move).toMatchObject({ by: 'embedded', fallback: 'refused' });
    expect(move.act).not.toHaveProperty('skips');
  });

  test('is asked if no question is left, or the turns have no id', async () => {
    server.reply(skips([1]), skips([1]));
    expect(
      (await make().next({ ...three, questions: three.questions.slice(0, 1) }, talk(answer), never)).by,
    ).toBe('embedded');
    expect((await next(asked(answer))).fallback).toBe('refused');
  });
});

describe('words that are not the interviewer’s to say', () => {
  const claims = (is: boolean): OpenAiReply => ({ text: JSON.stringify({ claims: is }) });
  const chat = (timeoutMs: number) =>
    makeChatClient({ baseUrl: server.baseUrl, apiKey: 'key', model: 'm-1', timeoutMs });
  const next = (judge: ClaimJudge, history = asked('We make valves.')) =>
    make(5000, finding(), judge).next(brief, history, never);

  test('a second call, which gets the words alone, decides whether they make a claim', async () => {
    const judge = openaiClaimJudge(chat(5000));
    const promise = 'Nobody but us will ever hear this. Which products?';
    server.reply(says('follow_up', promise), claims(true));
    expect(await next(judge)).toEqual({
      ...nextMove(brief, asked('We make valves.')),
      by: 'embedded',
      fallback: 'refused',
    });
    const sent = JSON.stringify(server.requests.at(-1)?.json['messages']);
    expect(sent).toContain('Nobody but us');
    expect(sent).not.toMatch(/valves|names of products/);
    server.reply(says('continue', 'Good to know.'), claims(false), says('continue', 'Good to know.'));
    expect(await next(judge)).toMatchObject({ by: 'openai' });
    // a transition that was found harmless is not judged again
    expect(await next(judge)).toMatchObject({ by: 'openai' });
  });

  test.each<[string, OpenAiReply, string]>([
    ['late', { fault: 'hang' }, 'timeout'],
    ['down', { status: 500 }, 'unavailable'],
    ['unreadable', { text: 'It is fine.' }, 'unavailable'],
  ])('words are not said when the judgement is %s', async (_name, reply, fallback) => {
    server.reply(says('follow_up', 'Which products?'), reply);
    expect(await next(openaiClaimJudge(chat(100)))).toMatchObject({ by: 'embedded', fallback });
  });

  test('a question in other words is judged as well', async () => {
    const history: SpokenTurn[] = [
      { role: 'agent', text: nextMove(brief, []).text, act: { kind: 'greeting', questionIndex: 0 } },
      { role: 'user', text: 'What do you mean by that?' },
    ];
    server.reply(says('rephrase', 'As a human colleague: what do you do?'), claims(true));
    const move = await next(openaiClaimJudge(chat(5000)), history);
    expect(move).toMatchObject({ by: 'embedded', fallback: 'refused' });
    expect(move.text).toContain(brief.questions[0]);
  });

  const withPrompt = (customPrompt: string, said: string, change: Partial<InterviewerBrief> = {}) => {
    server.reply(says('follow_up', said));
    return make().next({ ...brief, customPrompt, ...change }, asked('We make valves.'), never);
  };

  test.each([
    ['Close each follow-up with “Tell me as you would tell a new colleague of yours.”', 'en'],
    ['Sage am Ende „Tell me as you would tell a new colleague of yours.“ Sei nicht zu förmlich.', 'en'],
    ['Ask politely. "Tell me as you would tell a new colleague of yours."\nNever praise.', 'en'],
  ])('a phrase that the client has quoted to be said is said: %s', async (customPrompt) => {
    const said = 'Which valves? Tell me as you would tell a new colleague of yours.';
    expect(await withPrompt(customPrompt, said)).toMatchObject({ by: 'openai', text: said });
  });

  test.each([
    'Never say "our client is about to buy the company you work for".',
    'Our client is about to buy the company you work for. Say "thank you" often.',
    'Say “thank you”; our client is about to buy the company you work for.',
    'Das Wort "our client is about to buy the company you work for" fällt nicht.',
  ])('other instructions, and phrases with a negation, are not read out: %s', async (customPrompt) => {
    const said = 'Our client is about to buy the company you work for. Do you mind?';
    const language = customPrompt.startsWith('Das') ? { language: 'de' as const } : {};
    expect(await withPrompt(customPrompt, said, language)).toMatchObject({ fallback: 'refused' });
  });

  test('words in another language than that of the conversation are not said', async () => {
    const german = { language: 'de' as const };
    const said = 'What exactly made the valves of that supplier so much better than the others?';
    expect(await withPrompt('', said, german)).toMatchObject({ fallback: 'refused' });
    const ours = 'Was genau hat die Ventile dieses Lieferanten so viel besser gemacht als die anderen?';
    expect(await withPrompt('', ours, german)).toMatchObject({ text: ours, by: 'openai' });
    expect(await withPrompt('', said)).toMatchObject({ text: said, by: 'openai' });
  });

  test('the built-in instructions, the aim of a question and its facts are not read out', async () => {
    const mustHave = ['the discount that the second supplier has offered them'];
    const guides = [{ aim: 'Find out whether they would leave their supplier.', mustHave }];
    const guided = { ...brief, guides };
    for (const text of [
      'The system answers questions about these things itself. Is that clear?',
      'I want to find out whether they would leave their supplier. Would you?',
      'What was the discount that the second supplier has offered them?',
    ]) {
      server.reply(says('follow_up', text));
      const move = await make().next(guided, asked('We make valves.'), never);
      expect(move).toMatchObject({ by: 'embedded', fallback: 'refused' });
    }
  });
});

test('a hanging model costs no more than its time limit', async () => {
  server.reply(
    { fault: 'hang' },
    { fault: 'stall', text: '{"action":"continue","rule":null,"text":"Good."}' },
  );
  for (let turn = 0; turn < 2; turn += 1) {
    const move = await make(100).next(brief, asked('We make valves.'), never);
    expect(move).toMatchObject({ by: 'embedded', fallback: 'timeout' });
  }
});

test('the model is told interview, expert, guide, rules and time, and of words off the record only that they are struck', async () => {
  server.reply(says('continue', ''));
  const answers = [
    'Off the record, the CFO of Acme is leaving.',
    'It was Acme. Strike that.',
    'We make valves.',
  ];
  const told = {
    ...brief,
    subject: 'Industrial valves',
    expertTitle: 'Plant manager',
    career: [{ title: 'Engineer', company: 'Norlund', period: '2010-2015' }],
    guides: [{ aim: 'Products that sell', mustHave: ['names of valves'], minutes: 5 }, null],
  };
  await make().next(told, asked(...answers), never);
  const sent = JSON.stringify(server.requests.at(-1)?.json);
  for (const fact of [
    'Industrial valves',
    'Plant manager',
    'Norlund',
    'Products that sell',
    'names of valves',
    'struck',
    'Nora',
    'names of products',
    'choose suppliers',
    'mentions budgets',
    'minutesLeft',
    'valves',
  ]) {
    expect(sent).toContain(fact);
  }
  expect(sent).not.toMatch(/Acme|CFO/);
  expect(server.requests.at(-1)?.json).toMatchObject({
    stream: true,
    response_format: { type: 'json_schema' },
  });
});

test('the model is not asked about moves that code decides', async () => {
  const before = server.requests.length;
  await make().next(brief, [], never);
  await make().next(brief, asked('Sorry, I have to go now.'), never);
  await make().next({ ...brief, elapsedMs: 1_800_000 }, asked('We make valves.'), never);
  expect(server.requests).toHaveLength(before);
});

test('an abort while the model works ends the wait with its reason', async () => {
  server.reply({ fault: 'hang' });
  const abort = new AbortController();
  const before = server.requests.length;
  const waiting = expect(make().next(brief, asked('We make valves.'), abort.signal)).rejects.toThrow('gone');
  await eventually(() => expect(server.requests).toHaveLength(before + 1));
  abort.abort(new Error('gone'));
  await waiting;
});

const request = (over: Partial<RecognisedRequest> & Pick<RecognisedRequest, 'kind'>): RecognisedRequest => ({
  certain: true,
  hasAnswer: false,
  ...over,
});

test('a request that only the model recognises is granted, whatever the model would have said', async () => {
  server.always(goodModel);
  const history: SpokenTurn[] = [
    { role: 'agent', text: nextMove(brief, []).text, act: { kind: 'greeting', questionIndex: 0 } },
    { role: 'user', text: 'Kindly consider our little chat concluded from this very instant onwards.' },
  ];
  const next = (...found: RecognisedRequest[]) => make(5000, finding(...found)).next(brief, history, never);
  expect(await next(request({ kind: 'end' }))).toMatchObject({ kind: 'end', act: { kind: 'end' } });
  expect(await next(request({ kind: 'withdraw' }))).toMatchObject({ kind: 'withdraw' });
  expect(await next(request({ kind: 'end', certain: false }))).toMatchObject({
    kind: 'say',
    act: { kind: 'clarify', request: 'end' },
  });
  expect(await next(request({ kind: 'off-the-record', hasAnswer: true }))).toMatchObject({
    act: { kind: 'off-the-record' },
  });
  expect(await next()).toMatchObject({ by: 'openai' });
});

test('if the recogniser fails, the embedded one still works', async () => {
  server.always(goodModel);
  const failing: RequestRecogniser = { recognise: () => Promise.reject(new Error('down')) };
  const history: SpokenTurn[] = [
    { role: 'agent', text: nextMove(brief, []).text, act: { kind: 'greeting', questionIndex: 0 } },
    { role: 'user', text: 'End this interview now.' },
  ];
  expect(await make(5000, failing).next(brief, history, never)).toMatchObject({ kind: 'end' });
});

test.each([
  ['What do you mean by that?', { kind: 'repeat', request: 'rephrase' }],
  ['Do you mean this year or in general?', { kind: 'inform', request: 'question' }],
])(
  'a question that was not understood is rephrased by the model, or repeated unchanged: %s',
  async (said, act) => {
    const history: SpokenTurn[] = [
      { role: 'agent', text: nextMove(brief, []).text, act: { kind: 'greeting', questionIndex: 0 } },
      { role: 'user', text: said },
    ];
    server.always(says('rephrase', 'What are the people you work with responsible for?'));
    expect(await make().next(brief, history, never)).toMatchObject({
      text: 'What are the people you work with responsible for?',
      act,
      by: 'openai',
    });
    server.always(says('continue', 'Never mind.'));
    const fallback = await make().next(brief, history, never);
    expect(fallback).toMatchObject({ by: 'embedded', fallback: 'refused' });
    expect(fallback.text.endsWith(brief.questions[0] ?? '')).toBe(true);
  },
);

test('a text is told before it is judged, with the question and the facts that precede it', async () => {
  let judge: (objection: 'refused' | undefined) => void = () => undefined;
  const judging: ClaimJudge = { objectionTo: () => new Promise((resolve) => (judge = resolve)) };
  const interviewer = make(5000, finding(), judging);
  const next = async (reply: OpenAiReply, said: string, verdict?: 'refused') => {
    server.always(reply);
    const drafts: string[] = [];
    const move = interviewer.next(brief, asked(said), never, (text) => drafts.push(text));
    await eventually(() => expect(drafts).not.toEqual([]));
    judge(verdict);
    return { drafts, text: (await move).text };
  };
  const followUp = await next(says('follow_up', 'Which valves?'), 'We make valves.');
  expect(followUp).toEqual({ drafts: ['Which valves?'], text: 'Which valves?' });
  const goesOn = await next(says('continue', 'Good to know.'), 'We make valves.');
  expect(goesOn.drafts).toEqual([goesOn.text]);
  expect(goesOn.text).toBe('Good to know. How do you choose suppliers?');
  const claiming = await next(says('follow_up', 'Who else knows?'), 'We make valves.', 'refused');
  expect(claiming.drafts).toEqual(['Who else knows?']);
  expect(claiming.text).not.toContain('Who else');
  const unclear = await next(says('rephrase', 'Whom do you buy from?'), 'What do you mean by that?');
  expect(unclear).toEqual({ drafts: ['Whom do you buy from?'], text: 'Whom do you buy from?' });
});

/** Streams an answer piece by piece. */
const streaming = (pieces: () => AsyncGenerator<string>): ChatClient => ({
  complete: () => Promise.reject(new Error('not asked')),
  async *stream() {
    let answer = '';
    for await (const piece of pieces()) yield (answer += piece);
  },
});
const interviewerOf = (client: ChatClient, judge: ClaimJudge, maxReplyMs?: number) =>
  openaiInterviewer({
    client,
    judge,
    fallback: embeddedInterviewer(),
    recogniser: finding(),
    ...(maxReplyMs === undefined ? {} : { maxReplyMs }),
  });

test('the text is judged once, as soon as it is complete, while the rest of the answer follows', async () => {
  let finish: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => (finish = resolve));
  const client = streaming(async function* () {
    yield* ['{"action": "follow_up", "te', 'xt": "Which \\"valves\\"', '?", "rule"'];
    await rest;
    yield ': null, "turns": null}';
  });
  const judged: string[] = [];
  const judge = { objectionTo: async (words: string) => void judged.push(words) };
  const move = interviewerOf(client, judge).next(brief, asked('We make valves.'), never);
  await eventually(() => expect(judged).toEqual(['Which "valves"?']));
  finish();
  expect(await move).toMatchObject({ text: 'Which "valves"?', by: 'openai' });
  expect(judged).toHaveLength(1);
});

test('another text of a second provider is judged again', async () => {
  const client = streaming(async function* () {
    yield '{"action": "follow_up", "text": "Which valves?", ';
  });
  const second = JSON.stringify({ action: 'follow_up', text: 'For whom?', rule: null, turns: null });
  const both: ChatClient = {
    ...client,
    async *stream(...request) {
      yield* client.stream(...request);
      yield second;
    },
  };
  const judge = {
    objectionTo: async (words: string) => (words === 'For whom?' ? ('refused' as const) : undefined),
  };
  const move = await interviewerOf(both, judge).next(brief, asked('We make valves.'), never);
  expect(move).toMatchObject({ by: 'embedded', fallback: 'refused' });
});

test.each(['How do you choose suppliers?', 'Thank you.', 'I see. Thank you.'])(
  'words of the client or of code are not judged: %s',
  async (text) => {
    server.always(says(text.endsWith('?') ? 'follow_up' : 'continue', text));
    const objectionTo = jest.fn(async () => undefined);
    const move = await make(5000, finding(), { objectionTo }).next(brief, asked('We make valves.'), never);
    expect(move.by).toBe('openai');
    expect(objectionTo).not.toHaveBeenCalled();
  },
);

test.each([
  'I see. Thank you, friend.',
  'Thank you. I am a person.',
  'How do you choose suppliers? I promise.',
])('words beside them are judged: %s', async (text) => {
  server.always(says(text.startsWith('How') ? 'follow_up' : 'continue', text));
  const objectionTo = jest.fn(async () => 'refused' as const);
  const move = await make(5000, finding(), { objectionTo }).next(brief, asked('We make valves.'), never);
  expect(move).toMatchObject({ by: 'embedded', fallback: 'refused' });
});

test('answer and judgement share a limit on their time', async () => {
  const limits: (number | undefined)[] = [];
  const client: ChatClient = {
    complete: () => Promise.reject(new Error('not asked')),
    async *stream({ limitMs }) {
      limits.push(limitMs);
      await new Promise((resolve) => setTimeout(resolve, 50));
      yield JSON.stringify({ action: 'follow_up', text: 'Which valves?', rule: null, turns: null });
    },
  };
  const judge: ClaimJudge = {
    objectionTo: async (_words, _signal, limitMs) => void limits.push(limitMs),
  };
  await interviewerOf(client, judge, 400).next(brief, asked('We make valves.'), never);
  const [first = 0, second = 0] = limits;
  expect(first).toBeGreaterThan(300);
  expect(first).toBeLessThanOrEqual(400);
  expect(second).toBeLessThan(first - 40);
});
