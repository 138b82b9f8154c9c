import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { SessionTranscriptMessage, TurnMessage } from '@colloquy/contracts';
import { bundle } from '@colloquy/harness';
import { decodeMuLaw } from '@colloquy/language';
import {
  chunkKey,
  chunkPrefix,
  joinRecordings,
  makeSpeechEncoder,
  recordingPiece,
  temporaryFiles,
} from '@colloquy/media';
import { makeThread } from '@colloquy/service';
import { type ScriptedOpenAi, startScriptedOpenAi, until } from '@colloquy/testing';
import type { SessionRef } from '../src/domain/run';
import type * as soundWorker from '../src/sound-worker';
import { aSession, aTranscript } from './builders';
import { inWorld, sessionEnded, soundWorkHere, type World } from './support';

/** Speech of 3.6 s, at 8 kHz. */
const speech = decodeMuLaw(
  readFileSync(path.join(__dirname, '../../../libs/language/test/sounds/answer.ulaw')),
);
const speechMs = speech.length / 8;

/** Pieces of 5 s of a recorded call in which somebody speaks at these times. */
function recordedCall(...spokenAtMs: number[]): Buffer[] {
  const call = new Int16Array(8 * 30_000);
  for (const atMs of spokenAtMs) call.set(speech, atMs * 8);
  const encoder = makeSpeechEncoder(8000);
  const pieces = Array.from({ length: 6 }, (_, index) => {
    const packets = Array.from({ length: 250 }, (_, n) => {
      const atMs = index * 5000 + n * 20;
      return { data: encoder.encode(call.slice(atMs * 8, (atMs + 20) * 8)), atMs };
    });
    return recordingPiece(packets, index);
  });
  encoder.stop();
  return pieces;
}

async function record(world: World, ref: SessionRef, pieces: readonly Buffer[]): Promise<void> {
  for (const [index, piece] of pieces.entries()) {
    const key = chunkKey(ref, { partOffsetMs: 0, index });
    await world.store.put(key, piece, { contentType: 'audio/webm' });
  }
}

/** A session of which the recogniser did not hear everything. */
function unheard(transcript: SessionTranscriptMessage, ...places: Partial<TurnMessage>[]) {
  const usage = { recognisedSeconds: 4, synthesisedSeconds: 8, unrecognisedSeconds: speechMs / 1000 };
  return {
    ...transcript,
    session: transcript.session && { ...transcript.session, usage },
    turns: transcript.turns.map((turn, index) => ({ ...turn, ...places[index] })),
  };
}

const at = (offsetMs: number) => ({ offsetMs, durationMs: speechMs });

const withRecogniser = (run: (world: World, recogniser: ScriptedOpenAi) => Promise<void>) => async () => {
  const recogniser = await startScriptedOpenAi();
  const env = { SPEECH_API_URL: recogniser.baseUrl };
  await inWorld((world) => run(world, recogniser), env)().finally(() => recogniser.stop());
};

/** Length of the sound of a request, rounded to seconds. */
const secondsOf = ({ raw }: { raw: Buffer }) => Math.round(raw.length / 32_000);

test.concurrent(
  'speech that the recogniser did not hear is transcribed, without the words of turns and those off the record',
  withRecogniser(async (world, recogniser) => {
    const ref = aSession();
    await record(world, ref, recordedCall(0, 5000, 12_000, 20_000));
    const transcript = aTranscript(
      ref,
      ['agent', 'What does it cost?'],
      ['agent', 'I could not hear you.'],
      ['user', 'Off the record, our director was fired over the price of 3 million.'],
      ['agent', 'I have noted that.'],
      ['agent', 'What is it spent on?'],
    );
    world.script.transcripts.set(
      ref.sessionId,
      unheard(
        transcript,
        at(0),
        { offsetMs: 9500, durationMs: 0, act: 'inform' },
        at(12_000),
        { offsetMs: 17_000, durationMs: 0, act: 'off-the-record' },
        { offsetMs: 19_000, durationMs: 0 },
      ),
    );
    recogniser.reply({ text: 'About two million a year.' }, { text: 'Mostly for the steel.' });
    const app = await world.startApp();
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);

    expect(recogniser.requests.map(secondsOf)).toEqual([4, 4]);
    const [processed] = world.script.processed;
    expect(processed?.entries).toMatchObject([
      { role: 'agent', message: 'What does it cost?' },
      { role: 'user', message: 'About two million a year.', transcribedAfterwards: true },
      { role: 'agent', message: 'I could not hear you.' },
      { role: 'agent', message: 'What is it spent on?' },
      { role: 'user', message: 'Mostly for the steel.', transcribedAfterwards: true },
    ]);
    const times = processed?.entries?.map(({ timestampSecs = 0 }) => timestampSecs) ?? [];
    expect(times[1]).toBeCloseTo(5, 0);
    expect(times[4]).toBeCloseTo(20, 0);
    expect(JSON.parse((await world.fileAt(processed?.transcriptKey ?? '')) ?? '')[1]).toEqual({
      role: 'user',
      message: 'About two million a year.',
      timestamp_secs: times[1],
      transcribedAfterwards: true,
    });
    expect((await world.store.list(chunkPrefix(ref))).keys).toEqual([]);
    expect(await app.metrics()).toMatch(
      /colloquy_analysis_late_speech_seconds_total\{outcome="words".*\} [78]\./,
    );
  }),
);

test.concurrent(
  'a recogniser that fails is asked again, and the words are the same when the run is repeated',
  withRecogniser(async (world, recogniser) => {
    const first = aSession();
    const ref = { ...first, sessionId: aSession().sessionId };
    await record(world, ref, recordedCall(5000));
    const { session, ...rest } = unheard(aTranscript(ref, ['agent', 'What does it cost?']));
    const transcript = (isProcessed: boolean) => ({
      ...rest,
      session: session && { ...session, endedAtMs: Date.now() },
      earlier: [{ sessionId: first.sessionId, isProcessed, audioKey: '', offsetMs: 0 }],
      offsetMs: 30_000,
    });
    world.script.transcripts.set(ref.sessionId, transcript(false));
    recogniser.reply({ status: 500 }, { status: 500 }, { text: 'Two million.' });
    recogniser.always({ text: 'Other words.' });
    await world.startApp();
    await world.publish(sessionEnded(ref));
    await until(() => world.script.calls.length > 2, 'the words are known, and the session waits');
    world.script.transcripts.set(ref.sessionId, transcript(true));
    await world.ended(1);
    expect(recogniser.requests).toHaveLength(3);
    expect(world.script.processed[0]?.entries).toMatchObject([
      { message: 'What does it cost?' },
      { message: 'Two million.', transcribedAfterwards: true },
    ]);
  }),
);

test.concurrent(
  'while the recogniser is down, a session is delivered without the words some time after its end',
  withRecogniser(async (world) => {
    const ref = aSession();
    await record(world, ref, recordedCall(5000));
    world.script.transcripts.set(
      ref.sessionId,
      unheard(aTranscript(ref, ['agent', 'What does it cost?'], ['user', 'Two million.']), at(0), at(12_000)),
    );
    const app = await world.startApp();
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
    expect(world.script.processed).toMatchObject([
      { entries: [{ role: 'agent' }, { role: 'user', message: 'Two million.' }] },
    ]);
    expect(world.script.processed[0]?.audioKey).not.toBe('');
    expect(await app.metrics()).toMatch(
      /colloquy_analysis_late_speech_seconds_total\{outcome="failed".*\} [34]\./,
    );
  }),
);

test.concurrent(
  'words in which the expert withdraws the consent withdraw it, and nothing is delivered',
  withRecogniser(async (world, recogniser) => {
    const ref = aSession();
    await record(world, ref, recordedCall(5000));
    world.script.transcripts.set(ref.sessionId, unheard(aTranscript(ref)));
    recogniser.reply({ text: 'I withdraw my consent.' });
    await world.startApp();
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'withdrawn' }]);
    expect(world.script.calls).toContain('withdrawConsent');
    expect(world.script.processed).toMatchObject([{ entries: [], transcriptKey: '', audioKey: '' }]);
    const { accountId, interviewId, sessionId } = ref;
    expect((await world.store.list(`${accountId}/${interviewId}/${sessionId}/`)).keys).toEqual([]);
  }),
);

test.concurrent(
  'the recording of a session whose words were recognised is not searched',
  withRecogniser(async (world, recogniser) => {
    const ref = aSession();
    await record(world, ref, recordedCall(5000));
    world.script.transcripts.set(
      ref.sessionId,
      aTranscript(ref, ['agent', 'What does it cost?'], ['user', 'Two million.']),
    );
    let searched = 0;
    const findSpeech = async () => {
      searched += 1;
      return [];
    };
    await world.startApp({ sound: { findSpeech } });
    await world.publish(sessionEnded(ref));
    await world.ended(1);
    expect(searched).toBe(0);
    expect(recogniser.requests).toEqual([]);
  }),
);

test('speech is found in another thread as in the calling one', async () => {
  const built = bundle({ 'sound-worker': path.resolve(__dirname, '../src/sound-worker.ts') });
  const thread = makeThread<typeof soundWorker>(built.fileOf('sound-worker'));
  const bytes = Buffer.concat(recordedCall(2000, 12_000));
  const part = { open: async () => Readable.from([bytes]), contentType: 'audio/webm', offsetMs: 0 };
  const joined = await joinRecordings([part]);
  try {
    await thread.start?.();
    const found = await thread.run('findSpeech', { path: joined.path, voiceActivity: 'silero' });
    expect(found).toEqual(await soundWorkHere.findSpeech(joined.path));
    expect(found.map(({ fromMs }) => Math.round(fromMs / 1000))).toEqual([2, 12]);
  } finally {
    await thread.stop?.();
    await joined.dispose();
    await temporaryFiles().stop?.();
    built.remove();
  }
});
