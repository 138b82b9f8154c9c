import { interviewStatuses } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { anInterview, aSession, at, t0 } from '../../test/an-interview';
import { requestCall } from './call';
import { completedSuccessfully, completeProcessing, completeWithSession, recordAnalysis } from './completion';
import type { Interview } from './interview';
import type { Analysis } from './analysis';
import { noteTurns } from './note-turns';
import { endSession, holdForLater, startSession } from './sessions';
import { lateWritesMs, recordWork, withdrawConsent } from './withdrawal';
import { asDelivered, emptyAnalysis } from './withdrawn';

const graceMs = 60_000;
const pauses = { afterNaturalEndMs: 120_000, afterInterruptionMs: 86_400_000 };
const calls = { attempts: 3, pauseMs: 1000, noShowMs: 1000, hours: { fromHour: 8, untilHour: 21 }, pauses };
const withdrawn = (change: Partial<Interview> = {}) => withdrawConsent(anInterview(change), t0, graceMs);
const types = (facts: readonly { type: string }[]) => facts.map((fact) => fact.type);
const anOpenSession = () => aSession({ endedAt: null, isActive: true, disconnectReason: null });
const end = (interview: Interview, sessionId: string, now = at(9)) =>
  endSession(interview, { sessionId, reason: 'completed_by_expert', endedAt: now, durationSeconds: 9 }, now);
const artefacts = {
  transcriptKey: 'a/t',
  translatedKey: 'a/e',
  audioKey: 'a/a',
  conversationAudioKey: 'a/c',
};
const analysis: Analysis = {
  ...emptyAnalysis(t0),
  summary: 'Permits take nine months.',
  quotes: [{ quote: 'Nine months.', context: '', timestampSecs: 1 }],
};

test('a withdrawal between sessions completes the interview at once, without success and with a reason', () => {
  const session = aSession();
  const { interview, facts } = withdrawn({ status: 'IN_PROGRESS', sessions: [session] });
  expect(interview).toMatchObject({
    status: 'COMPLETED',
    statusReason: 'The expert withdrew consent',
    completedAt: t0,
    completion: 1,
    withdrawal: { at: t0, eraseAt: at(60), erasedAt: null, sweepAt: t0 },
    dueAt: t0,
  });
  expect(facts).toMatchObject([
    {
      type: 'interview.withdrawn.v1',
      data: { withdrawnAt: t0.toISOString(), eraseAt: at(60).toISOString() },
    },
    { type: 'interview.completed.v1', data: { sessionId: session.id, completion: 1, success: false } },
  ]);
  expect(completedSuccessfully(interview)).toBe(false);
});

test('a withdrawal during a session completes the interview when the session ends, before processing', () => {
  const session = anOpenSession();
  const { interview: during, facts } = withdrawn({ status: 'IN_PROGRESS', sessions: [session] });
  expect(types(facts)).toEqual(['interview.withdrawn.v1']);
  expect(during).toMatchObject({ status: 'IN_PROGRESS', statusReason: 'The expert withdrew consent' });

  const said = noteTurns(during, session.id, at(5)).interview;
  expect(said.statusReason).toBe('The expert withdrew consent');
  const ended = end(said, session.id);
  expect(types(ended.facts)).toEqual(['session.ended.v1', 'interview.completed.v1']);
  expect(ended.facts[1]).toMatchObject({ data: { success: false } });
  expect(ended.interview).toMatchObject({
    status: 'COMPLETED',
    statusReason: 'The expert withdrew consent',
    withdrawal: { sweepAt: at(9) },
    dueAt: at(9),
  });
});

test.each(interviewStatuses)('a withdrawal is possible while the interview is %s', (status) => {
  const { interview } = withdrawn({ status, completedAt: status === 'COMPLETED' ? t0 : null });
  expect(interview).toMatchObject({ status: 'COMPLETED', statusReason: 'The expert withdrew consent' });
});

test('an interview without sessions completes with the nil session id', () => {
  expect(withdrawn().facts[1]).toMatchObject({ data: { sessionId: '00000000-0000-0000-0000-000000000000' } });
});

test('a second withdrawal changes and publishes nothing', () => {
  const { interview } = withdrawn();
  expect(withdrawConsent(interview, at(5), graceMs)).toEqual({ interview, facts: [] });
});

test('a completed interview is not completed again', () => {
  const { interview, facts } = withdrawn({ status: 'COMPLETED', completedAt: t0, completion: 1, analysis });
  expect(types(facts)).toEqual(['interview.withdrawn.v1']);
  expect(interview).toMatchObject({ completion: 1, statusReason: 'The expert withdrew consent' });
});

test('a ringing call is given up; the line of an open session stays up for the closing words', () => {
  const rings = { id: newId(), attempt: 1, connectedAt: null };
  const status = 'DIALING' as const;
  const dialled = withdrawn({ status, dialInPhone: '+491', call: rings, callDueAt: at(30) }).interview;
  expect(dialled).toMatchObject({ call: null, callDueAt: null });

  const session = aSession({ ...anOpenSession(), platform: 'PHONE' });
  const call = { id: session.id, attempt: 1, connectedAt: t0 };
  const talking = withdrawn({ status: 'IN_PROGRESS', sessions: [session], call }).interview;
  expect(talking.call).toEqual(call);
  expect(end(talking, session.id).interview.call).toBeNull();
});

test('sessions, calls, holds and choices are refused after a withdrawal', () => {
  const session = aSession({ isProcessed: true });
  const { interview } = withdrawn({ sessions: [session], dialInPhone: '+491', scheduledAt: t0 });
  const start = { sessionId: newId(), platform: 'WEB' as const, startOver: true, startedAt: t0 };
  const refused = expect.objectContaining({ kind: 'conflict', code: 'INTERVIEW_WITHDRAWN' });
  expect(() => startSession(interview, start, at(1))).toThrow(refused);
  expect(() => requestCall(interview, at(1), calls)).toThrow(refused);
  expect(() => holdForLater(interview, at(99), pauses)).toThrow(refused);
  expect(() => completeWithSession(interview, session.id, at(1))).toThrow(refused);
});

test('a withdrawn interview stores neither artefacts nor an analysis, and both count as done', () => {
  const session = aSession();
  const { interview } = withdrawn({ status: 'IN_PROGRESS', sessions: [session] });
  const processed = completeProcessing(interview, session.id, artefacts, at(10), pauses);
  expect(processed.interview.sessions).toMatchObject([
    { isProcessed: true, audioKey: null, transcriptKey: null },
  ]);
  expect(types(processed.facts)).toEqual(['session.processed.v1']);
  // artefacts may have been stored in the meantime
  expect(processed.interview.dueAt).toEqual(at(10));
  const again = completeProcessing(processed.interview, session.id, artefacts, at(12), pauses);
  expect(again).toMatchObject({ facts: [], interview: { withdrawal: { sweepAt: at(12) } } });

  const analysed = recordAnalysis(
    processed.interview,
    { completion: 1, reanalysis: 0 },
    { ...analysis, generatedAt: at(11) },
  );
  expect(analysed.interview.analysis).toEqual(emptyAnalysis(at(11)));
  expect(types(analysed.facts)).toEqual(['interview.analysed.v1']);
});

test('a withdrawn interview is delivered without analysis and artefacts', () => {
  const session = aSession({ isProcessed: true, ...artefacts });
  const interview = anInterview({ sessions: [session], status: 'COMPLETED', analysis });
  expect(asDelivered(interview)).toBe(interview);
  expect(asDelivered(withdrawConsent(interview, t0, graceMs).interview)).toMatchObject({
    analysis: null,
    sessions: [{ transcriptKey: null, translatedKey: null, audioKey: null, conversationAudioKey: null }],
  });
});

test('after a sweep the erasure is due, unless another sweep became due in the meantime', () => {
  const { interview } = withdrawn({ status: 'COMPLETED', sessions: [aSession()] });
  const work = { sweepAt: interview.withdrawal?.sweepAt ?? null, erased: false };
  const swept = recordWork(interview, work, at(1)).interview;
  expect(swept).toMatchObject({ dueAt: at(60), withdrawal: { sweepAt: null } });

  const session = anOpenSession();
  const { interview: open } = withdrawn({ sessions: [session] });
  const ended = end(open, session.id, t0).interview; // in the same millisecond
  expect(recordWork(ended, { ...work, sweepAt: t0 }, at(1)).interview.dueAt).toEqual(
    new Date(t0.getTime() + 1),
  );
});

test('the erasure removes the conversation, keeps consents and client data, and is published once', () => {
  const session = aSession({ isProcessed: true, ...artefacts });
  const consent = { sessionId: session.id, channel: 'WEB', language: 'en', textSha256: '00', agreedAt: t0 };
  const { interview } = withdrawn({
    status: 'COMPLETED',
    completion: 1,
    analysis,
    sessions: [session],
    consents: [{ ...consent, channel: 'WEB', givenBy: 'click' }],
  });
  const erase = (of: Interview, now: Date) =>
    recordWork(of, { sweepAt: of.withdrawal?.sweepAt ?? null, erased: true }, now);
  const erased = erase(interview, at(60));
  expect(types(erased.facts)).toEqual(['interview.erased.v1']);
  expect(JSON.stringify(erased.interview)).not.toMatch(/months|a\/[taec]"/i);
  expect(erased.interview).toMatchObject({
    analysis: emptyAnalysis(t0), // a completion without analysis would be analysed and notified again
    expertData: interview.expertData,
    consents: [{ sessionId: session.id, givenBy: 'click' }],
    withdrawal: { erasedAt: at(60) },
  });

  const lateAt = new Date(at(60).getTime() + lateWritesMs);
  expect(erased.interview.dueAt).toEqual(lateAt);
  const again = erase(erased.interview, lateAt);
  expect(again).toMatchObject({ facts: [], interview: { dueAt: null, withdrawal: { erasedAt: at(60) } } });
});
