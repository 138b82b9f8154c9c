import { type OpenAiRequest, type ScriptedOpenAi, startScriptedOpenAi } from '@colloquy/testing';
import { aCompletion, aCompletionView, aSession, aTranscript } from './builders';
import { interviewCompleted, sessionEnded, startWorld } from './support';

let model: ScriptedOpenAi;
let world: Awaited<ReturnType<typeof startWorld>>;
beforeEach(async () => {
  model = await startScriptedOpenAi();
  world = await startWorld({ LANGUAGE_MODEL_BASE_URL: model.baseUrl, LANGUAGE_MODEL: 'm' });
});
afterEach(async () => {
  await world.stop();
  await model.stop();
});

const turnsIn = ({ json }: OpenAiRequest) => {
  const { messages } = json as { messages: { content: string }[] };
  return (JSON.parse(messages.at(-1)?.content ?? '') as { turns: { number: number; text: string }[] }).turns;
};

function aSpanishSession() {
  const ref = aSession();
  const transcript = aTranscript(
    ref,
    ['agent', '¿Qué compran?'],
    ['user', 'Compramos 40 toneladas a Repsol.'],
  );
  world.script.transcripts.set(ref.sessionId, { ...transcript, language: 'es' });
  return ref;
}

test('a transcript that is not in English is translated turn by turn, with the original roles and times', async () => {
  model.always((request) => ({
    text: JSON.stringify({
      turns: turnsIn(request).map(({ number }) => ({
        number,
        english: ['What do you buy?', 'We buy 40 tonnes from Repsol.'][number - 1],
        renamed: [],
      })),
    }),
  }));
  const ref = aSpanishSession();
  await world.startApp();
  await world.publish(sessionEnded(ref));
  expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
  const [{ entries = [], translatedEntries, translatedKey, transcriptKey } = {}] = world.script.processed;
  expect(translatedEntries).toEqual([
    { ...entries[0], message: 'What do you buy?' },
    { ...entries[1], message: 'We buy 40 tonnes from Repsol.' },
  ]);
  expect(JSON.parse((await world.fileAt(translatedKey ?? '')) ?? '')).toMatchObject([
    { role: 'agent', message: 'What do you buy?', timestamp_secs: 0.25 },
    { role: 'user', message: 'We buy 40 tonnes from Repsol.', timestamp_secs: 10.25 },
  ]);
  expect(await world.fileAt(transcriptKey ?? '')).toContain('Compramos 40 toneladas');
});

test('the words that were spoken decide on the language, not the agent', async () => {
  model.always((request) => ({
    text: JSON.stringify({
      turns: turnsIn(request).map(({ number }) => ({ number, english: 'We buy 40 tonnes.', renamed: [] })),
    }),
  }));
  const ref = aSession();
  const transcript = aTranscript(ref, ['user', '私たちは三つの会社から毎年40トンの小麦粉を買っています。']);
  world.script.transcripts.set(ref.sessionId, { ...transcript, language: 'en' });
  await world.startApp();
  await world.publish(sessionEnded(ref));
  expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
  expect(world.script.processed).toMatchObject([
    { sourceLanguage: 'ja', translatedEntries: [{ message: 'We buy 40 tonnes.' }] },
  ]);
});

test.each([
  ['fails', { status: 500 }],
  ['loses a figure', { text: '{"turns":[{"number":1,"english":"What?","renamed":[]},{"number":2,"english":"We buy from Repsol.","renamed":[]}]}' }], // prettier-ignore
])('if the model %s the original is delivered, and the session is processed', async (_what, reply) => {
  model.always(reply);
  const ref = aSpanishSession();
  await world.startApp();
  await world.publish(sessionEnded(ref));
  expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
  expect(world.script.processed).toMatchObject([
    { translatedEntries: [], translatedKey: '', entries: [{}, {}] },
  ]);
});

test('an English transcript is not sent for translation', async () => {
  const ref = aSession();
  world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We buy 40 tonnes.']));
  await world.startApp();
  await world.publish(sessionEnded(ref));
  expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
  expect(model.requests).toHaveLength(0);
});

const said = [
  ['agent', 'How do you choose a supplier?', 0],
  ['user', 'We look at delivery times first, because a late part stops the whole line for a day.'],
  ['agent', 'What would you change?', 1],
  ['user', 'I would sign longer contracts, since prices moved by forty percent within two years.'],
] as const;

test('the analysis names its author: the model, which also extracts values, or the embedded analyst', async () => {
  const statement = (text: string, ...turns: number[]) => ({ text, turns });
  const part = (points: number) => ({ points, reason: 'so it was', turns: [2, 4] });
  const extractionSchema =
    '{"type":"object","properties":{"change":{"type":"string"},"price":{"type":"number"}}}';
  const quote = 'I would sign longer contracts';
  const summary = 'Delivery times come first. A late part stops the line. Prices moved by forty percent.';
  const answers = {
    summary: {
      summary: [
        statement('Delivery times come first.', 2),
        statement('A late part stops the line.', 2),
        statement('Prices moved by forty percent.', 4),
        statement('Prices moved by 90 percent.', 4),
      ],
      quotes: [
        { text: 'We look at delivery times first', turn: 2, question: 1 },
        { text: 'a late part stops the whole line for a day', turn: 2, question: 1 },
        { text: 'I would sign longer contracts', turn: 4, question: 2 },
      ],
      answers: [
        { question: 1, verdict: 'answered', answer: 'By delivery times.', turns: [2] },
        { question: 2, verdict: 'partly', answer: 'The contracts.', turns: [4] },
      ],
    },
    judgement: {
      quality: {
        coverage: part(30),
        depth: part(20),
        specificity: part(6),
        evidence: part(10),
        engagement: part(5),
      },
      conduct: {
        brevity: part(20),
        order: part(25),
        wording: part(15),
        neutrality: part(10),
        patience: part(10),
        pace: part(10),
        time: part(8),
      },
      agents: [],
    },
    extraction: {
      values: [
        { path: '/change', value: 'longer contracts', turn: 4, quote },
        { path: '/price', value: 930, turn: 4, quote },
      ],
    },
    support: { statements: Array.from({ length: 18 }, (_, n) => ({ number: n + 1, supported: true })) },
  };
  let isBroken = false;
  model.always(({ json }) => {
    const { name } = (json as { response_format: { json_schema: { name: keyof typeof answers } } })
      .response_format.json_schema;
    return isBroken ? { status: 500 } : { text: JSON.stringify(answers[name]) };
  });
  const [first, second] = [aCompletion(), aCompletion()];
  for (const ref of [first, second])
    world.script.completions.set(ref.interviewId, aCompletionView(ref, said, { extractionSchema }));
  await world.startApp();
  await world.publish(interviewCompleted(first));
  await world.ended(1);
  isBroken = true;
  await world.publish(interviewCompleted(second));
  await world.ended(2);
  expect(world.script.recorded).toMatchObject([
    {
      analysedBy: 'openai',
      qualityScore: 74,
      agentScore: 98,
      summary,
      findings: [
        { verdict: 'answered', answer: 'By delivery times.' },
        { verdict: 'partly', answer: 'The contracts.' },
      ],
      extraction: {
        values: '{"change":"longer contracts","price":null}',
        evidence: [{ path: '/change', quote, turnId: expect.stringMatching(/:3$/) }],
      },
    },
    { analysedBy: 'embedded', analysed: true, qualityScore: expect.any(Number), extraction: {} },
  ]);
});
