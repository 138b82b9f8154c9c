import { type OpenAiRequest, type ScriptedOpenAi, startScriptedOpenAi } from '@colloquy/testing';
import { aCompletion, aCompletionView, aSession, aTranscript } from './builders';
import { interviewCompleted, sessionEnded, startWorld } from './support';

jest.setTimeout(30_000);

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

test('the analysis names its author: the model or the embedded analyst', async () => {
  const statement = (text: string, ...turns: number[]) => ({ text, turns });
  model.reply({
    text: JSON.stringify({
      summary: [statement('A.', 2), statement('B.', 4), statement('C.', 4)],
      quotes: [
        { text: 'We look at delivery times first', turn: 2, question: 1 },
        { text: 'a late part stops the whole line for a day', turn: 2, question: 1 },
        { text: 'I would sign longer contracts', turn: 4, question: 2 },
      ],
      quality: { score: 71, reasons: [statement('2 of 2.', 2, 4)] },
      conduct: { score: 93, reasons: [statement('2 of 2.', 1, 3)] },
      agents: [],
    }),
  });
  const [first, second] = [aCompletion(), aCompletion()];
  for (const ref of [first, second])
    world.script.completions.set(ref.interviewId, aCompletionView(ref, said));
  await world.startApp();
  await world.publish(interviewCompleted(first));
  await world.ended(1);
  await world.publish(interviewCompleted(second)); // the scripted model has no further reply
  await world.ended(2);
  expect(world.script.recorded).toMatchObject([
    { analysedBy: 'openai', qualityScore: 71, agentScore: 93, summary: 'A. B. C.' },
    { analysedBy: 'embedded', analysed: true, qualityScore: expect.any(Number) },
  ]);
});
