import { eventually } from '@colloquy/testing';
import { AppError } from '@colloquy/kernel';
import { aSession, aTranscript } from './builders';
import { inWorld, sessionEnded, startInterviewService } from './support';

const keyOf = ({ accountId, interviewId, sessionId }: ReturnType<typeof aSession>) =>
  `${accountId}/${interviewId}/${sessionId}/transcript.json`;

test.concurrent(
  'the cleaned transcript of an ended session is stored as a file and sent to the interview service',
  inWorld(async (world) => {
    const ref = aSession();
    const transcript = aTranscript(
      ref,
      ['agent', 'How do you choose?'],
      ['user', 'Um, [coughs] we, uh, ask for for three quotes.'],
      ['user', 'Uh...'],
      ['agent', 'Thank you.'],
    );
    world.script.transcripts.set(ref.sessionId, { ...transcript, turns: [...transcript.turns].reverse() });
    const app = await world.startApp();
    await world.publish(sessionEnded(ref));

    expect(await world.ended(1)).toMatchObject([{ kind: 'session', outcome: 'processed', ...idsOf(ref) }]);
    expect(world.script.processed).toHaveLength(1);
    const [{ entries, ...rest }] = world.script.processed as [(typeof world.script.processed)[0]];
    expect(rest).toMatchObject({ ...ref, transcriptKey: keyOf(ref), audioKey: '' });
    expect(entries.map(({ role, timestampSecs, sequence }) => [role, timestampSecs, sequence])).toEqual([
      ['agent', 0.25, 0],
      ['user', 10.25, 1],
      ['agent', 30.25, 3],
    ]);
    expect([rest.withheld, entries.map(({ endSecs }) => endSecs)]).toEqual([[], [4.25, 14.25, 34.25]]);
    expect(entries[1]?.message).toMatch(/ask for three quotes\.$/);
    expect(entries[1]?.message).not.toMatch(/cough|\bu[mh]\b/i);
    expect(JSON.parse((await world.fileAt(keyOf(ref))) ?? '')).toEqual(
      entries.map(({ role, message, timestampSecs }) => ({ role, message, timestamp_secs: timestampSecs })),
    );
    // a run is counted after it is stored
    await eventually(async () =>
      expect(await app.metrics()).toMatch(
        /colloquy_analysis_runs_total\{kind="session",outcome="processed".*\} 1/,
      ),
    );
  }),
);

test.concurrent(
  'a session in which the expert said nothing has no transcript file',
  inWorld(async (world) => {
    const ref = aSession();
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['agent', 'Hello.'], ['user', '[coughs]']));
    await world.startApp();
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'silent' }]);
    expect(world.script.processed).toMatchObject([{ transcriptKey: '', entries: [{ role: 'agent' }] }]);
    expect(await world.fileAt(keyOf(ref))).toBeUndefined();
  }),
);

test.concurrent(
  'ten deliveries of one event to three replicas give one result, and a later delivery costs one call',
  inWorld(async (world) => {
    const ref = aSession();
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We ask three of them.']));
    await Promise.all([world.startApp(), world.startApp(), world.startApp()]);
    await Promise.all(Array.from({ length: 10 }, () => world.publish(sessionEnded(ref))));
    await world.handled('analysis.session-completing', 10);
    expect(await world.ended(1)).toHaveLength(1);
    expect(new Set(world.script.processed.map((request) => JSON.stringify(request))).size).toBe(1);

    const calls = world.script.calls.length;
    await world.publish(sessionEnded(ref));
    await world.handled('analysis.session-completing', 11);
    expect(world.script.calls.slice(calls)).toEqual(['getSessionTranscript']);
  }),
);

test.concurrent(
  'words off the record are absent from everything that is delivered',
  inWorld(async (world) => {
    const ref = aSession();
    const transcript = aTranscript(
      ref,
      ['agent', 'What does it cost?'],
      ['user', 'Off the record, our director Canary was fired over the price of 3 million.'],
      ['user', 'It costs 2 million in all.'],
    );
    const [asked, , answered] = transcript.turns;
    const noted = {
      ...asked,
      act: 'off-the-record',
      sequence: 2,
      text: 'That is off the record.',
      offsetMs: 15_000,
    };
    const turns = [...transcript.turns.slice(0, 2), noted, { ...answered, sequence: 3 }];
    world.script.transcripts.set(ref.sessionId, { ...transcript, turns: turns as typeof transcript.turns });
    await world.startApp();
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
    expect(JSON.stringify(world.script.processed)).not.toContain('Canary');
    expect(world.script.processed.map(({ withheld }) => withheld)).toEqual([
      [{ fromSecs: 9.75, toSecs: 19.75, reason: 'off_the_record' }],
    ]);
    const file = await world.fileAt(keyOf(ref));
    expect(file).toContain('2 million');
    expect(file).not.toContain('Canary');
  }),
);

const toMask = [
  ['agent', 'How do you choose a supplier? Ms Example, go on.'],
  ['user', 'Äh, Frau Whitlow aus dem Einkauf holt immer drei Angebote ein. Sie hat die 07700 900461.'],
  ['user', 'Im Jahr 2024 hat uns Whitlow damit 1.250.000 Euro gespart, nach ISO 9001.'],
] as const;
const spoken = toMask.map(([role, text]): [string, string] => [role, text]);

test.concurrent(
  'if set, personal data is masked in the transcript, its translation and its file',
  inWorld(
    async (world) => {
      const ref = aSession();
      world.script.transcripts.set(ref.sessionId, aTranscript(ref, ...spoken));
      const translated: string[][] = [];
      await world.startApp({
        translator: {
          translate: async ({ texts }) => {
            translated.push([...texts]);
            return [...texts];
          },
        },
      });
      await world.publish(sessionEnded(ref));
      expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
      const messages = world.script.processed.flatMap(({ entries }) => entries.map(({ message }) => message));
      expect(messages).toEqual([
        'How do you choose a supplier? Ms Example, go on.',
        'Frau […] aus dem Einkauf holt immer drei Angebote ein. Sie hat die […].',
        'Im Jahr 2024 hat uns […] damit 1.250.000 Euro gespart, nach ISO 9001.',
      ]);
      expect(translated).toEqual([messages]);
      expect(await world.fileAt(keyOf(ref))).not.toMatch(/Whitlow|07700/);
    },
    { MASK_PERSONAL_DATA: 'true' },
  ),
);

test.concurrent(
  'by default, personal data is not masked',
  inWorld(async (world) => {
    const ref = aSession();
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ...spoken));
    await world.startApp();
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
    expect(await world.fileAt(keyOf(ref))).toMatch(/Frau Whitlow.*07700 900461/);
  }),
);

test.concurrent(
  'a deleted interview leaves no files behind',
  inWorld(async (world) => {
    const ref = aSession();
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We ask three of them.']));
    await world.startApp({
      artefacts: (real) => ({
        ...real,
        putTranscript: async (...args) => {
          const key = await real.putTranscript(...args);
          world.script.transcripts.delete(ref.sessionId);
          return key;
        },
      }),
    });
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'gone' }]);
    expect(await world.fileAt(keyOf(ref))).toBeUndefined();
  }),
);

test.concurrent(
  'sessions wait while the interview service is down, and are processed when it is back',
  inWorld(async (world) => {
    const ref = aSession();
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We ask three of them.']));
    await world.startApp();
    await world.interview.stop();
    await world.publish(sessionEnded(ref));
    const again = await startInterviewService(world.script, world.interview.port);
    expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
    await again.stop();
  }),
);

test.concurrent(
  'a session that a completion waits for overtakes any number of other sessions',
  inWorld(async (world) => {
    const abandoned = Array.from({ length: 12 }, aSession);
    const awaited = aSession();
    for (const ref of [...abandoned, awaited]) {
      world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We ask three of them.']));
    }
    for (const ref of abandoned) await world.publish(sessionEnded(ref, 'client_disconnect'));
    await world.publish(sessionEnded(awaited));
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await world.startApp({
      interviews: (real) => ({
        ...real,
        transcriptOf: async (ref, signal) => {
          if (ref.sessionId !== awaited.sessionId) await released;
          return real.transcriptOf(ref, signal);
        },
      }),
    });
    expect(await world.ended(1)).toMatchObject([idsOf(awaited)]);
    release();
    expect(await world.ended(13)).toHaveLength(13);
    expect(world.script.processed).toHaveLength(13);
  }),
);

test.concurrent(
  'a session that always fails ends in the dead queue and delays no other',
  inWorld(async (world) => {
    const [poison, other] = [aSession(), aSession()];
    for (const ref of [poison, other]) {
      world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We ask three of them.']));
    }
    await world.startApp({
      interviews: (real) => ({
        ...real,
        transcriptOf: (ref, signal) =>
          ref.sessionId === poison.sessionId
            ? Promise.reject(new AppError('internal', 'POISON', 'poison'))
            : real.transcriptOf(ref, signal),
      }),
    });
    await world.publish(sessionEnded(poison));
    await world.handled('analysis.session-completing', 1, 'retry');
    await world.publish(sessionEnded(other));
    expect(await world.ended(1)).toMatchObject([idsOf(other)]);
    await world.handled('analysis.session-completing', 1, 'dead');
    expect(await world.ended(1)).toHaveLength(1);
  }),
);

/** Blocks a process at one step for ever, which other processes cannot distinguish from a killed process. */
const forEver = () => new Promise<never>(() => undefined);

test.concurrent.each([
  'before its file is stored',
  'after its file is stored',
  'after its result was sent',
] as const)(
  'a process killed while it processes a session, %s, is replaced by another process',
  inWorld(async (world, step) => {
    const ref = aSession();
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We ask three of them.']));
    const killed = await new Promise<{ stop(): Promise<void> }>((resolve) => {
      const stuck = () => (void started.then(resolve), forEver());
      const started = world.startApp({
        artefacts: (real) =>
          step === 'before its file is stored' ? { ...real, putTranscript: stuck } : real,
        interviews: (real) =>
          step === 'after its file is stored' ? { ...real, completeProcessing: stuck } : real,
        runs: (real) => (step === 'after its result was sent' ? { ...real, end: stuck } : real),
      });
      void started.then(() => world.publish(sessionEnded(ref)));
    });
    void killed.stop(); // frees its messages
    await world.startApp();
    expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
    expect(world.script.processed).toHaveLength(1);
    expect(await world.fileAt(keyOf(ref))).toContain('We ask three of them.');
  }),
);

test.concurrent(
  'a session is retried while the media store is full or unreachable',
  inWorld(async (world) => {
    const ref = aSession();
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ['user', 'We ask three of them.']));
    let failures = 0;
    await world.startApp({
      artefacts: (real) => ({
        ...real,
        putTranscript: (...args) => {
          if (failures++ < 12) return Promise.reject(new AppError('unavailable', undefined, 'full'));
          return real.putTranscript(...args);
        },
      }),
    });
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
  }),
);

const idsOf = ({ accountId, interviewId }: ReturnType<typeof aSession>) => ({ accountId, interviewId });
