import { eventually } from '@colloquy/testing';
import { AppError } from '@colloquy/kernel';
import type { Analysis, Analyst } from '@colloquy/language';
import { aCompletion, aCompletionView } from './builders';
import { interviewCompleted, inWorld } from './support';

const said = [
  ['agent', 'How do you choose a supplier?', 0],
  ['user', 'We look at delivery times first, because a late part stops the whole line for a day.', 0],
  ['agent', 'What would you change?', 1],
  ['user', 'I would sign longer contracts, since prices moved by forty percent within two years.', 1],
  ['agent', 'Thank you.'],
] as const;

const quoted = { speaker: 'expert', context: 'How do you choose a supplier?', timestamp_secs: 3 } as const;
const anAnalysis: Analysis = {
  summary: 'Delivery times come first.',
  quotes: [
    { ...quoted, quote: 'a late part stops the whole line' },
    { ...quoted, quote: 'a late part stops everything' },
    { ...quoted, quote: 'How do you choose a supplier?' },
  ],
  quality: { score: 71, reasons: ['Specific answers'], endedEarly: false, expertDisengaged: false },
  conduct: { score: 88, reasons: ['Asked everything'] },
  by: 'openai',
  qualitySegments: [],
  conductSegments: [],
  findings: [],
  evidence: { summary: [], qualityReasons: [], conductReasons: [], quotes: [] },
};
/** Returns the analysis with every statement based on the given turns. */
const anAnalysisOn = (...turnIds: string[]): Analysis => ({
  ...anAnalysis,
  findings: [
    {
      question: 'How do you choose a supplier?',
      verdict: 'answered',
      answer: 'By delivery times.',
      answerTurnIds: turnIds,
      claims: [
        { text: 'We look at delivery times first', turnIds, stance: 'asserted', offset: 0 },
        { text: 'We look at prices first', turnIds, stance: 'asserted', offset: 0 },
      ],
    },
  ],
  evidence: {
    summary: [{ text: 'Delivery times come first.', turnIds }],
    qualityReasons: [{ text: 'Specific answers', turnIds }],
    conductReasons: [{ text: 'Asked everything', turnIds }],
    quotes: [],
  },
});
const analystWho = (analyse: Analyst['analyse']): { analyst: Analyst } => ({ analyst: { analyse } });

const noSegments = { qualitySegments: [], agentSegments: [] };
const noEvidence = { summary: [], qualityReasons: [], agentReasons: [], quotes: [] };
const nothing = {
  analysed: false,
  quotes: [],
  qualityReasons: [],
  agentReasons: [],
  ...noSegments,
  findings: [],
  evidence: null,
  analysedBy: '',
};

test.concurrent(
  'only statements that the turns support are recorded',
  inWorld(async (world) => {
    const ref = aCompletion();
    const view = aCompletionView(ref, said);
    const [asked, answered] = view.turns.map(({ id }) => id) as [string, string];
    world.script.completions.set(ref.interviewId, view);
    const app = await world.startApp(analystWho(async () => anAnalysisOn(answered, 'nowhere:1', asked)));
    await world.publish(interviewCompleted(ref));
    expect(await world.ended(1)).toMatchObject([{ kind: 'completion', outcome: 'analysed' }]);
    expect(world.script.recorded).toEqual([
      {
        ...ref,
        analysed: true,
        summary: 'Delivery times come first.',
        quotes: [
          { quote: 'a late part stops the whole line', context: quoted.context, timestampSecs: 10.25 },
        ],
        qualityScore: 71,
        qualityReasons: ['Specific answers'],
        qualityEndedEarly: false,
        qualityExpertDisengaged: false,
        agentScore: 88,
        agentReasons: ['Asked everything'],
        ...noSegments,
        findings: [
          {
            question: 'How do you choose a supplier?',
            verdict: 'answered',
            answer: 'By delivery times.',
            answerTurnIds: [answered],
            claims: [
              {
                text: 'We look at delivery times first',
                turnIds: [answered],
                stance: 'asserted',
                offset: 0,
              },
            ],
          },
        ],
        evidence: {
          summary: [{ text: 'Delivery times come first.', turnIds: [answered] }],
          qualityReasons: [{ text: 'Specific answers', turnIds: [answered, asked] }],
          agentReasons: [{ text: 'Asked everything', turnIds: [answered, asked] }],
          quotes: [{ text: 'a late part stops the whole line', turnIds: [answered] }],
        },
        analysedBy: 'openai',
      },
    ]);
    // a run is counted after it is stored
    await eventually(async () =>
      expect(await app.metrics()).toMatch(/runs_total\{kind="completion",outcome="analysed".*\} 1/),
    );
  }),
);

test.concurrent(
  'an interview in which the expert said nothing is recorded as not analysed',
  inWorld(async (world) => {
    const ref = aCompletion();
    world.script.completions.set(ref.interviewId, aCompletionView(ref, [['agent', 'Hello?']]));
    await world.startApp(analystWho(() => Promise.reject(new Error('must not be asked'))));
    await world.publish(interviewCompleted(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'not-analysed' }]);
    expect(world.script.recorded).toEqual([{ ...ref, ...nothing }]);
  }),
);

test.concurrent(
  'an interview with too little content is recorded without scores',
  inWorld(async (world) => {
    const ref = aCompletion();
    const thin = [
      ['agent', 'How do you choose a supplier?', 0],
      ['user', 'By price.', 0],
    ] as const;
    world.script.completions.set(ref.interviewId, aCompletionView(ref, thin));
    await world.startApp();
    await world.publish(interviewCompleted(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'analysed' }]);
    const flags = { qualityEndedEarly: true, qualityExpertDisengaged: false };
    expect(world.script.recorded).toEqual([
      {
        ...ref,
        ...nothing,
        ...flags,
        findings: [expect.objectContaining({ claims: expect.any(Array) }), expect.any(Object)],
        analysed: true,
        analysedBy: 'embedded',
        evidence: noEvidence,
      },
    ]);
  }),
);

test.concurrent.each([
  ['fails', new Error('out of words')],
  ['cannot be reached', new AppError('unavailable', undefined, 'down')],
])(
  'an analyst that %s three times does not block the result',
  inWorld(async (world, _what, error) => {
    const ref = aCompletion();
    world.script.completions.set(ref.interviewId, aCompletionView(ref, said));
    let calls = 0;
    await world.startApp(analystWho(() => (calls++, Promise.reject(error))));
    await world.publish(interviewCompleted(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'not-analysed' }]);
    expect(world.script.recorded).toEqual([{ ...ref, ...nothing }]);
    expect(calls).toBe(3);
  }),
);

test.concurrent(
  'an analysis that fails once is retried',
  inWorld(async (world) => {
    const ref = aCompletion();
    world.script.completions.set(ref.interviewId, aCompletionView(ref, said));
    let calls = 0;
    await world.startApp(
      analystWho(async () => {
        if (++calls === 1) throw new Error('out of words');
        return anAnalysis;
      }),
    );
    await world.publish(interviewCompleted(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'analysed' }]);
    expect(world.script.recorded).toMatchObject([{ analysed: true }]);
  }),
);

test.concurrent(
  'a completion that has been replaced is skipped',
  inWorld(async (world) => {
    const [before, meanwhile] = [aCompletion(), aCompletion()];
    world.script.completions.set(before.interviewId, aCompletionView(before, said, { isCurrent: false }));
    world.script.completions.set(meanwhile.interviewId, aCompletionView(meanwhile, said));
    let calls = 0;
    await world.startApp(
      analystWho(async () => {
        calls++;
        world.script.completions.set(
          meanwhile.interviewId,
          aCompletionView(meanwhile, said, { isCurrent: false }),
        );
        return anAnalysis;
      }),
    );
    await world.publish(interviewCompleted(before));
    await world.publish(interviewCompleted(meanwhile));
    expect((await world.ended(2)).map(({ outcome }) => outcome)).toEqual(['superseded', 'superseded']);
    expect(calls).toBe(1);
    expect(world.script.recorded).toEqual([]);
  }),
);

test.concurrent(
  'a deleted interview ends the run',
  inWorld(async (world) => {
    await world.startApp();
    await world.publish(interviewCompleted(aCompletion()));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'gone' }]);
  }),
);

test.concurrent(
  'ten deliveries of one event to three replicas record one result, and a later delivery costs one call',
  inWorld(async (world) => {
    const ref = aCompletion();
    world.script.completions.set(ref.interviewId, aCompletionView(ref, said));
    const apps = await Promise.all([1, 2, 3].map(() => world.startApp()));
    await Promise.all(Array.from({ length: 10 }, () => world.publish(interviewCompleted(ref))));
    await world.handled('analysis.interview-completed', 10);
    expect(await world.ended(1)).toHaveLength(1);
    expect(new Set(world.script.recorded.map((request) => JSON.stringify(request))).size).toBe(1);
    const told = (await Promise.all(apps.map((app) => app.metrics()))).flatMap((page) =>
      [...page.matchAll(/^colloquy_analysis_runs_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count)),
    );
    expect(told).toEqual([1]);

    const calls = world.script.calls.length;
    await world.publish(interviewCompleted(ref));
    await world.handled('analysis.interview-completed', 11);
    expect(world.script.calls.slice(calls)).toEqual(['getCompletion']);
  }),
);

test.concurrent(
  'a second completion of an interview is a separate run',
  inWorld(async (world) => {
    const ref = aCompletion();
    world.script.completions.set(ref.interviewId, aCompletionView(ref, said));
    await world.startApp();
    await world.publish(interviewCompleted(ref));
    await world.publish(interviewCompleted({ ...ref, completion: 2 }));
    await world.ended(2);
    expect(world.script.recorded.map(({ completion }) => completion).sort()).toEqual([1, 2]);
  }),
);

test.concurrent(
  'another analysis of the same completion is a run of its own, once for each request',
  inWorld(async (world) => {
    const ref = aCompletion();
    world.script.completions.set(ref.interviewId, aCompletionView(ref, said));
    await world.startApp();
    for (const reanalysis of [0, 1, 1, 2]) await world.publish(interviewCompleted({ ...ref, reanalysis }));
    await world.handled('analysis.interview-completed', 4);
    expect(await world.ended(3)).toHaveLength(3);
    expect(new Set(world.script.recorded.map(({ reanalysis }) => reanalysis))).toEqual(new Set([0, 1, 2]));
  }),
);

test.concurrent.each([
  ['before the result is recorded', 'analysed'],
  ['after the result is recorded', 'superseded'],
] as const)(
  'a process killed %s is replaced by another process with the same result',
  inWorld(async (world, step, outcome) => {
    const ref = aCompletion();
    world.script.completions.set(ref.interviewId, aCompletionView(ref, said));
    const killed = await new Promise<{ stop(): Promise<void> }>((resolve) => {
      const stuck = () => (void started.then(resolve), new Promise<never>(() => undefined));
      const started = world.startApp({
        interviews: (real) =>
          step === 'before the result is recorded' ? { ...real, recordAnalysis: stuck } : real,
        runs: (real) => (step === 'after the result is recorded' ? { ...real, end: stuck } : real),
      });
      void started.then(() => world.publish(interviewCompleted(ref)));
    });
    void killed.stop(); // frees its messages
    await world.startApp();
    expect(await world.ended(1)).toMatchObject([{ outcome }]);
    expect(new Set(world.script.recorded.map((request) => JSON.stringify(request))).size).toBe(1);
  }),
);

test.concurrent(
  'the embedded analyst summarises, quotes and scores',
  inWorld(async (world) => {
    const ref = aCompletion();
    const view = aCompletionView(ref, said);
    world.script.completions.set(ref.interviewId, view);
    await world.startApp();
    await world.publish(interviewCompleted(ref));
    await world.ended(1);
    const [recorded] = world.script.recorded;
    expect(recorded).toMatchObject({ analysed: true, summary: expect.stringMatching(/\w/) });
    const spoken = view.turns.filter(({ role }) => role === 'user').map(({ text }) => text);
    expect(recorded?.quotes.length).toBeGreaterThan(0);
    for (const { quote } of recorded?.quotes ?? [])
      expect(spoken.some((text) => text.includes(quote))).toBe(true);
    for (const score of [recorded?.qualityScore, recorded?.agentScore]) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
  }),
);
