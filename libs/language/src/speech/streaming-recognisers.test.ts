import {
  eventually,
  recogniserKey,
  type ScriptedRecogniser,
  startScriptedAssemblyAi,
  startScriptedDeepgram,
} from '@colloquy/testing';
import { type HearingProvider, streamingRecogniserSuite } from '../../test/streaming-recogniser-suite';
import { assemblyAiRecogniser } from './assemblyai-recogniser';
import { deepgramRecogniser } from './deepgram-recogniser';
import type { RecognitionStream, StreamedSpeech, StreamingRecogniser } from './streaming-recogniser';
import { pcmSamples } from './wav';

const never = new AbortController().signal;
const vocabulary = ['Jordan Mbeki', 'Flexport & Söhne'];
const key = recogniserKey;

const vendors: {
  name: string;
  start: () => Promise<ScriptedRecogniser>;
  recogniser: (url: string, apiKey: string) => StreamingRecogniser;
  credentials: string;
  sent: Record<string, string[]>;
  finish: string;
  end: string;
}[] = [
  {
    name: 'deepgram',
    start: startScriptedDeepgram,
    recogniser: (url, apiKey) => deepgramRecogniser({ url, apiKey, model: 'nova-3' }),
    credentials: `Token ${key}`,
    sent: {
      model: ['nova-3'],
      language: ['tl'],
      encoding: ['linear16'],
      sample_rate: ['8000'],
      interim_results: ['true'],
      endpointing: ['false'],
      mip_opt_out: ['true'],
      keyterm: vocabulary,
    },
    finish: 'Finalize',
    end: 'CloseStream',
  },
  {
    name: 'assemblyai, newer model',
    start: startScriptedAssemblyAi,
    recogniser: (url, apiKey) => assemblyAiRecogniser({ url, apiKey, model: 'universal-3-5-pro' }),
    credentials: key,
    sent: {
      speech_model: ['universal-3-5-pro'],
      language_codes: ['["fil"]'],
      encoding: ['pcm_s16le'],
      sample_rate: ['8000'],
      max_turn_silence: ['2000'],
      keyterms_prompt: [JSON.stringify(vocabulary)],
      format_turns: [],
    },
    finish: 'ForceEndpoint',
    end: 'Terminate',
  },
  {
    name: 'assemblyai, model that formats turns afterwards',
    start: startScriptedAssemblyAi,
    recogniser: (url, apiKey) =>
      assemblyAiRecogniser({ url, apiKey, model: 'universal-streaming-multilingual' }),
    credentials: key,
    sent: { format_turns: ['true'], end_of_turn_confidence_threshold: ['1'], language_codes: [] },
    finish: 'ForceEndpoint',
    end: 'Terminate',
  },
];

describe.each(vendors)('$name', ({ start, recogniser, credentials, sent, finish, end }) => {
  let server: ScriptedRecogniser;
  const streams: RecognitionStream[] = [];
  beforeEach(async () => {
    server = await start();
  });
  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.close();
    await server.stop();
  });

  function open(change: Partial<StreamedSpeech> = {}, apiKey = key): RecognitionStream {
    const speech: StreamedSpeech = { language: 'fil', sampleRate: 8000, vocabulary, ...change };
    const stream = recogniser(server.url, apiKey).open(speech);
    streams.push(stream);
    return stream;
  }
  const sound = (ms: number) => new Int16Array(ms * 8).fill(1000);
  function speak(stream: RecognitionStream, ms: number): void {
    for (let at = 0; at < ms; at += 32) stream.send(sound(32));
  }
  async function failureOf(stream: RecognitionStream, signal = never): Promise<unknown> {
    const error = await stream.finalWords(signal).catch((thrown: unknown) => thrown);
    expect(JSON.stringify([error, String(error)])).not.toContain('canary');
    expect(stream.isOpen).toBe(false);
    return error;
  }

  let fault: 'drop' | 'hang' | undefined;
  beforeEach(() => (fault = undefined));
  const provider: HearingProvider = {
    open,
    say(words) {
      server.hear({ words, partials: [words.split(' ')[0] ?? ''], ...(fault && { fault }) });
      return sound(500);
    },
    will: (next) => void (fault = next === 'fail' ? 'drop' : 'hang'),
  };
  streamingRecogniserSuite(() => provider);

  test('sends the sound as it is spoken, with language and vocabulary, and returns the final words', async () => {
    server.hear({ words: 'By price and trust.' });
    const stream = open({ onPartial: () => undefined });
    speak(stream, 1000);
    await expect(stream.finalWords(never)).resolves.toBe('By price and trust.');
    const [connection] = server.connections;
    expect(connection?.headers.authorization).toBe(credentials);
    expect(String(connection?.url)).not.toContain(key);
    for (const [name, values] of Object.entries(sent))
      expect(connection?.url.searchParams.getAll(name)).toEqual(values);
    expect(connection?.messages).toEqual([finish]);
    const received = pcmSamples(Buffer.concat(connection?.sound ?? []));
    expect(received.subarray(0, 8000)).toEqual(sound(1000));
  });

  test('tells partial results', async () => {
    server.hear({ words: 'By price.', partials: ['By', 'By prize'] });
    const partials: string[] = [];
    const stream = open({ onPartial: (words) => void partials.push(words) });
    speak(stream, 500);
    await stream.finalWords(never);
    expect(partials.slice(0, 2)).toEqual(['By', 'By prize']);
  });

  test('recognises one utterance after the other on the same connection, in order', async () => {
    server.hear({ words: 'First.', delayMs: 50 }, { words: 'Second.' });
    const stream = open();
    speak(stream, 200);
    const first = stream.finalWords(never);
    await eventually(() => expect(server.connections[0]?.messages).toHaveLength(1));
    await first;
    speak(stream, 200);
    const answers = [first, stream.finalWords(never)];
    await expect(Promise.all(answers)).resolves.toEqual(['First.', 'Second.']);
    expect(server.connections).toHaveLength(1);
  });

  test('a request for final words that the provider does not answer ends the stream, without loss', async () => {
    server.hear({ words: 'Yes.', fault: 'unanswered' });
    const stream = open();
    speak(stream, 200);
    await expect(stream.finalWords(never)).resolves.toBe('Yes.');
    expect(server.connections[0]?.messages).toEqual([finish, end]);
    expect(stream.isOpen).toBe(false);
  });

  test('a closed stream tells the provider', async () => {
    const stream = open();
    speak(stream, 200);
    await stream.finalWords(never);
    stream.close();
    stream.close();
    await eventually(() => expect(server.connections[0]).toMatchObject({ isOpen: false }));
    expect(server.connections[0]?.messages).toEqual([finish, end]);
    await expect(stream.finalWords(never)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('a wrong key and a refusal are errors with the status', async () => {
    await expect(failureOf(open({}, 'canary-wrong-key'))).resolves.toMatchObject({
      kind: 'unavailable',
      details: { status: 401 },
    });
    server.refuse(503);
    await expect(failureOf(open())).resolves.toMatchObject({ details: { status: 503 } });
    await server.stop();
    await expect(failureOf(open())).resolves.toMatchObject({ details: { reason: 'ECONNREFUSED' } });
  });

  test.each(['drop', 'garbage', 'error'] as const)(
    'a stream that fails in mid-utterance is an error: %s',
    async (fault) => {
      server.hear({ words: 'canary', fault });
      const stream = open();
      speak(stream, 500);
      await eventually(() => expect(stream.isOpen).toBe(false));
      await expect(failureOf(stream)).resolves.toMatchObject({ kind: 'unavailable' });
      stream.send(sound(100)); // without effect
    },
  );

  test('a provider that hangs is left with the reason of the caller, and the connection is closed', async () => {
    server.hear({ words: 'canary', fault: 'hang' });
    const stream = open();
    speak(stream, 200);
    const abort = new AbortController();
    const failure = failureOf(stream, abort.signal);
    await eventually(() => expect(server.connections[0]?.messages).toContain(finish));
    abort.abort(new Error('late'));
    await expect(failure).resolves.toEqual(new Error('late'));
    await eventually(() => expect(server.connections[0]?.isOpen).toBe(false));
  });
});

test('languages that a model does not know are told', () => {
  const options = { url: 'ws://127.0.0.1:9', apiKey: key };
  const pro = assemblyAiRecogniser({ ...options, model: 'universal-3-5-pro' });
  const english = assemblyAiRecogniser({ ...options, model: 'universal-streaming-english' });
  const nova = deepgramRecogniser({ ...options, model: 'nova-3' });
  expect([pro.knows('ja'), pro.knows('pl'), english.knows('en'), english.knows('de')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([nova.knows('fil'), nova.knows('ar')]).toEqual([true, false]);
});
