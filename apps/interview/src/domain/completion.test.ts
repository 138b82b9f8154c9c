import { newId } from '@colloquy/kernel';
import { anInterview, aSession, at, t0 } from '../../test/an-interview';
import {
  autoComplete,
  completedSuccessfully,
  completeProcessing,
  completeWithSession,
  recordAnalysis,
  requestAnalysis,
} from './completion';
import type { Interview } from './interview';
import type { Analysis } from './analysis';

const pauses = { afterNaturalEndMs: 120_000, afterInterruptionMs: 86_400_000 };
const artefacts = {
  transcriptKey: 'a/b/c/transcript.json',
  translatedKey: null,
  audioKey: null,
  conversationAudioKey: null,
};
const inProgress = (change: Partial<Interview>) => anInterview({ status: 'IN_PROGRESS', ...change });
const process = (interview: Interview, id: string, now = at(61)) =>
  completeProcessing(interview, id, artefacts, now, pauses);
const types = (facts: readonly { type: string }[]) => facts.map((fact) => fact.type);
const analysis: Analysis = {
  generatedAt: t0,
  summary: 's',
  quotes: [],
  quality: { score: 1, reasons: [], scoredAt: t0, endedEarly: false, expertDisengaged: false },
  conduct: { score: 1, reasons: [] },
  qualitySegments: [],
  conductSegments: [],
  findings: [],
  extraction: null,
  evidence: { summary: [], qualityReasons: [], conductReasons: [], quotes: [] },
  by: 'embedded',
};

test('an interview that the expert ended completes as soon as it is processed', () => {
  const session = aSession({ disconnectReason: 'completed_by_expert' });
  const { interview, facts } = process(inProgress({ sessions: [session] }), session.id);
  expect(interview).toMatchObject({ status: 'COMPLETED', completedAt: at(61), completion: 1, dueAt: null });
  expect(interview.sessions[0]).toMatchObject({ isActive: true, isProcessed: true, ...artefacts });
  expect(types(facts)).toEqual(['session.processed.v1', 'interview.completed.v1']);
  expect(facts[1]).toMatchObject({ data: { completion: 1, sessionId: session.id, success: true } });
});

test.each([
  ['completed_natural_end', 120_000],
  ['client_disconnect', 86_400_000],
  ['grace_period_expired', 86_400_000],
  ['ended_by_agent_platform', 86_400_000],
] as const)(
  'after %s the expert has time to rejoin before the interview completes',
  (disconnectReason, pauseMs) => {
    const session = aSession({ disconnectReason });
    const { interview, facts } = process(inProgress({ sessions: [session] }), session.id);
    const dueAt = new Date(at(60).getTime() + pauseMs);
    expect(interview).toMatchObject({
      status: 'IN_PROGRESS',
      dueAt,
      sessions: [{ isActive: true, isProcessed: true }],
    });
    expect(types(facts)).toEqual(['session.processed.v1']);
    expect(autoComplete(interview, new Date(dueAt.getTime() - 1), pauses).interview.status).toBe(
      'IN_PROGRESS',
    );
    expect(autoComplete(interview, dueAt, pauses).interview.status).toBe('COMPLETED');
  },
);

test('processing a session again changes and publishes nothing', () => {
  const session = aSession({ disconnectReason: 'completed_by_expert' });
  const { interview } = process(inProgress({ sessions: [session] }), session.id);
  expect(process(interview, session.id, at(99))).toEqual({ interview, facts: [] });
});

test('an interview does not complete during a hold or with an open session', () => {
  const session = aSession({ disconnectReason: 'completed_by_expert' });
  const status = (interview: Interview) => process(interview, session.id).interview.status;
  expect(status(inProgress({ sessions: [session], resumeHoldUntil: at(900) }))).toBe('IN_PROGRESS');
  const open = aSession({ endedAt: null, disconnectReason: null, isActive: true });
  expect(status(inProgress({ sessions: [session, open] }))).toBe('IN_PROGRESS');
});

test.each([
  ['silence', null, 'NOT_SCHEDULED'],
  ['words', 'a/b/c/transcript.json', 'COMPLETED'],
])(
  'a session of %s that never put its interview in progress leaves it %s',
  (_what, transcriptKey, status) => {
    const session = aSession({ disconnectReason: 'completed_by_expert' });
    const silent = { ...artefacts, transcriptKey };
    const { interview } = completeProcessing(
      anInterview({ sessions: [session] }),
      session.id,
      silent,
      at(61),
      pauses,
    );
    expect(interview.status).toBe(status);
  },
);

test('words of an earlier session do not end a call', () => {
  const session = aSession({ disconnectReason: 'completed_by_expert' });
  const called = anInterview({
    status: 'DIALING',
    call: { id: 'call', attempt: 1, connectedAt: null },
    sessions: [session],
  });
  expect(process(called, session.id).interview.status).toBe('DIALING');
});

test('an open session stays active when an earlier one is processed', () => {
  const session = aSession();
  const open = aSession({ endedAt: null, disconnectReason: null, isActive: true });
  const { interview } = process(inProgress({ sessions: [session, open] }), session.id);
  expect(interview.sessions.map((known) => known.isActive)).toEqual([false, true]);
});

test('sessions processed out of order leave the latest one active', () => {
  const [first, second] = [aSession(), aSession({ startedAt: at(100), endedAt: at(160) })];
  const later = process(inProgress({ sessions: [first, second] }), second.id).interview;
  const both = process(later, first.id).interview;
  expect(both.sessions.map((session) => session.isActive)).toEqual([false, true]);
});

test('a superseded session never becomes active', () => {
  const superseded = aSession({ supersededAt: at(70) });
  const kept = aSession({ isProcessed: true, isActive: true });
  const { interview } = process(inProgress({ sessions: [superseded, kept] }), superseded.id);
  expect(interview.sessions.map((session) => session.isActive)).toEqual([false, true]);
});

test('an open session cannot be processed', () => {
  const open = aSession({ endedAt: null, disconnectReason: null });
  expect(() => process(inProgress({ sessions: [open] }), open.id)).toThrow(
    expect.objectContaining({ code: 'SESSION_OPEN' }),
  );
});

describe('completing with a chosen session', () => {
  const [first, second] = [aSession({ isProcessed: true, isActive: true }), aSession({ isProcessed: true })];

  test.each(['NOT_SCHEDULED', 'SCHEDULED', 'DIALING', 'WAITING_FOR_EXPERT', 'IN_PROGRESS'] as const)(
    'completes from %s',
    (status) => {
      const { interview, facts } = completeWithSession(
        anInterview({ status, sessions: [first, second] }),
        second.id,
        at(99),
      );
      expect(interview).toMatchObject({
        status: 'COMPLETED',
        completedAt: at(99),
        completion: 1,
        chosenByClient: true,
      });
      expect(interview.sessions.map((session) => session.isActive)).toEqual([false, true]);
      expect(types(facts)).toEqual(['interview.completed.v1']);
      expect(completedSuccessfully(interview)).toBe(true);
    },
  );

  test('choosing the same session again changes nothing', () => {
    const { interview } = completeWithSession(inProgress({ sessions: [first] }), first.id, at(99));
    expect(completeWithSession(interview, first.id, at(200))).toEqual({ interview, facts: [] });
  });

  test('choosing another session is recorded, published as the next completion and analysed again', () => {
    const completed = {
      ...completeWithSession(inProgress({ sessions: [first, second] }), first.id, at(99)).interview,
      analysis,
    };
    const { interview, facts } = completeWithSession(completed, second.id, at(200));
    expect(interview).toMatchObject({ completion: 2, completedAt: at(99), analysis: null });
    expect(interview.sessionSwitches).toEqual([{ from: first.id, to: second.id, at: at(200) }]);
    expect(interview.sessions.filter((session) => session.isActive).map((session) => session.id)).toEqual([
      second.id,
    ]);
    expect(facts).toMatchObject([{ data: { completion: 2, sessionId: second.id } }]);
  });

  test('refuses a session that is not processed or not of this interview', () => {
    const raw = aSession();
    expect(() => completeWithSession(inProgress({ sessions: [raw] }), raw.id, t0)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'SESSION_NOT_PROCESSED' }),
    );
    expect(() => completeWithSession(inProgress({}), newId(), t0)).toThrow(
      expect.objectContaining({ kind: 'not-found' }),
    );
  });
});

test('an analysis is written once, and only for the current completion', () => {
  const completed = anInterview({ status: 'COMPLETED', completion: 2 });
  const second = { completion: 2, reanalysis: 0 };
  const { interview, facts } = recordAnalysis(completed, second, analysis);
  expect(interview.analysis).toEqual(analysis);
  expect(types(facts)).toEqual(['interview.analysed.v1']);
  expect(recordAnalysis(interview, second, { ...analysis, summary: 'other' })).toEqual({
    interview,
    facts: [],
  });
  const first = { completion: 1, reanalysis: 0 };
  expect(recordAnalysis(completed, first, analysis)).toEqual({ interview: completed, facts: [] });
});

describe('another analysis', () => {
  const analysed = anInterview({ status: 'COMPLETED', completion: 1, completedAt: at(60), analysis });
  const { interview: requested, facts: announced } = requestAnalysis(analysed, 'why', at(90));
  const first = { completion: 1, reanalysis: 1 };
  const other = { ...analysis, summary: 'other', generatedAt: at(100) };

  test('announces the completion with the number of the request', () => {
    expect(announced).toMatchObject([
      {
        type: 'interview.completed.v1',
        data: { completion: 1, reanalysis: 1, completedAt: at(60).toISOString() },
      },
    ]);
    expect(requested.analysis).toBe(analysis);
    expect(requested.analysisRequests).toEqual([
      { number: 1, reason: 'why', requestedAt: at(90), finishedAt: null },
    ]);
  });

  test('replaces the analysis once, and remembers when the first one was made', () => {
    expect(recordAnalysis(requested, { completion: 1, reanalysis: 0 }, other)).toEqual({
      interview: requested,
      facts: [],
    });
    const { interview, facts } = recordAnalysis(requested, first, other);
    expect(interview.analysis).toEqual({ ...other, firstGeneratedAt: t0 });
    expect(interview.analysisRequests).toMatchObject([{ finishedAt: at(100) }]);
    expect(types(facts)).toEqual(['interview.reanalysed.v1']);
    expect(recordAnalysis(interview, first, analysis)).toEqual({ interview, facts: [] });
    const again = requestAnalysis(interview, 'why', at(110)).interview;
    const last = recordAnalysis(again, { completion: 1, reanalysis: 2 }, other).interview;
    expect(last.analysis?.firstGeneratedAt).toEqual(t0);
  });

  test('by the embedded analyst does not replace that of a model, but ends the request', () => {
    const ofModel: Analysis = { ...analysis, by: 'openai' };
    const stored = { ...requested, analysis: ofModel };
    const poorer = recordAnalysis(stored, first, other);
    expect(poorer.interview).toMatchObject({
      analysis: ofModel,
      analysisRequests: [{ finishedAt: at(100) }],
    });
    expect(poorer.facts).toEqual([]);
    const equal: Analysis = { ...other, by: 'openai' };
    expect(recordAnalysis(stored, first, equal).interview.analysis).toMatchObject(equal);
  });

  test('is the analysis of the new completion if the session is switched meanwhile', () => {
    const sessions = [aSession({ isProcessed: true, isActive: true }), aSession({ isProcessed: true })];
    const { interview, facts } = completeWithSession(
      { ...requested, sessions },
      sessions[1]?.id ?? '',
      at(95),
    );
    expect(facts).toMatchObject([{ data: { completion: 2, reanalysis: 1 } }]);
    const recorded = recordAnalysis(interview, { completion: 2, reanalysis: 1 }, other);
    expect(recorded.interview).toMatchObject({
      analysis: other,
      analysisRequests: [{ finishedAt: at(100) }],
    });
    expect(types(recorded.facts)).toEqual(['interview.analysed.v1']);
  });
});

test('an interrupted interview that completes automatically is not a success', () => {
  const session = aSession({ disconnectReason: 'client_disconnect', isProcessed: true });
  const { facts, interview } = autoComplete(inProgress({ sessions: [session] }), at(100_000), pauses);
  expect(facts).toMatchObject([{ data: { success: false } }]);
  expect(completedSuccessfully(interview)).toBe(false);
});
