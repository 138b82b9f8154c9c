import { aSession, at, t0 } from '../../test/an-interview';
import { billedSessions, type FollowedInterview, followUp, needsFollowUp } from './follow-up';

const anAnnounced = (change: Partial<FollowedInterview> = {}): FollowedInterview => ({
  id: 'i',
  accountId: 'a',
  completion: 0,
  completedAt: null,
  chosenByClient: false,
  withdrawal: null,
  isTest: false,
  sessions: [],
  analysisRequests: [],
  analysedAt: null,
  endpointCount: 1,
  followUps: 0,
  isPublishing: false,
  isDeleted: false,
  ...change,
});
const completed = { completion: 2, completedAt: at(90), analysedAt: at(100) };
const none = new Set<string>();
const everythingExists = { unbooked: none, unnotified: none, unredacted: none };
const nothingIsKnown = { unbooked: undefined, unnotified: undefined, unredacted: undefined };
const when = { now: t0, afterMs: 300_000 };
const typesOf = (result: ReturnType<typeof followUp>) => result.facts.map(({ type }) => type);

test('an interview whose effects all exist needs no further follow-up', () => {
  const interview = anAnnounced({ ...completed, sessions: [aSession({ isProcessed: true })] });
  expect(followUp(interview, everythingExists, when)).toEqual({
    interview,
    unsettled: {},
    facts: [],
    nextAt: null,
  });
});

test('an open session has no effects yet', () => {
  const interview = anAnnounced({ sessions: [aSession({ endedAt: null, disconnectReason: null })] });
  expect(followUp(interview, nothingIsKnown, when).nextAt).toBeNull();
});

test('the end of a session is published once if both its effects are missing, with the stored data', () => {
  const session = aSession({ endedAt: at(60), durationSeconds: 60 });
  const interview = anAnnounced({ sessions: [session, aSession({ isProcessed: true })] });
  const result = followUp(interview, { ...everythingExists, unbooked: new Set([session.id]) }, when);
  expect(result).toMatchObject({
    unsettled: { processing: at(60), booking: at(60) },
    facts: [
      {
        type: 'session.ended.v1',
        data: { interviewId: 'i', sessionId: session.id, durationSeconds: 60, endedAt: at(60).toISOString() },
      },
    ],
  });
});

test('the end of a session of a test interview is published again as one', () => {
  const interview = anAnnounced({ isTest: true, sessions: [aSession()] });
  const { facts } = followUp(interview, everythingExists, when);
  expect(facts).toMatchObject([{ type: 'session.ended.v1', data: { isTest: true } }]);
});

test('the end of a session is published again with the agent, unless the interview was deleted', () => {
  const agentId = '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1';
  const known = followUp(anAnnounced({ agent: { agentId }, sessions: [aSession()] }), everythingExists, when);
  expect(known.facts).toMatchObject([{ data: { agentGroupId: agentId } }]);
  const { facts } = followUp(anAnnounced({ sessions: [aSession()] }), everythingExists, when);
  expect(facts[0]?.data).not.toHaveProperty('agentGroupId');
});

test('a completion without an analysis is published with the data of its first event', () => {
  const session = aSession({ isProcessed: true, isActive: true, disconnectReason: 'completed_by_expert' });
  const interview = anAnnounced({ ...completed, sessions: [session], analysedAt: null });
  const { facts, unsettled } = followUp(interview, everythingExists, when);
  expect(unsettled).toEqual({ analysis: at(90) });
  expect(facts).toEqual([
    {
      type: 'interview.completed.v1',
      data: {
        interviewId: 'i',
        completion: 2,
        sessionId: session.id,
        completedAt: at(90).toISOString(),
        success: true,
      },
    },
  ]);
});

test('a completion is published again while another analysis of it is pending', () => {
  const request = { number: 3, reason: 'why', requestedAt: at(200), finishedAt: null };
  const pending = anAnnounced({ ...completed, analysisRequests: [request] });
  expect(followUp(pending, everythingExists, when)).toMatchObject({
    unsettled: { analysis: at(200) },
    facts: [{ data: { completion: 2, reanalysis: 3, completedAt: at(90).toISOString() } }],
  });
  const settled = { ...pending, analysisRequests: [{ ...request, finishedAt: at(210) }] };
  expect(followUp(settled, everythingExists, when).nextAt).toBeNull();
});

test('an analysis is published if the completion has no delivery, unless there is nobody to notify', () => {
  const unnotified = { ...everythingExists, unnotified: new Set(['i']) };
  expect(followUp(anAnnounced(completed), unnotified, when)).toMatchObject({
    unsettled: { notification: at(100) },
    facts: [{ type: 'interview.analysed.v1', data: { interviewId: 'i', completion: 2 } }],
  });
  expect(followUp(anAnnounced({ ...completed, endpointCount: 0 }), unnotified, when).nextAt).toBeNull();
});

test('a service that did not respond is asked again, and nothing is published on its behalf', () => {
  const interview = anAnnounced({ ...completed, sessions: [aSession({ isProcessed: true })] });
  for (const unknown of [{ unbooked: undefined }, { unnotified: undefined }]) {
    const result = followUp(interview, { ...everythingExists, ...unknown }, when);
    expect(result).toMatchObject({ unsettled: {}, facts: [], nextAt: expect.any(Date) });
  }
});

test('events that wait in the outbox are not added again', () => {
  const interview = anAnnounced({ sessions: [aSession()], isPublishing: true });
  expect(followUp(interview, everythingExists, when)).toMatchObject({
    unsettled: { processing: at(60) },
    facts: [],
  });
});

test('the interval between follow-ups grows from minutes to one hour', () => {
  const minutes = (followUps: number) => {
    const result = followUp(anAnnounced({ sessions: [aSession()], followUps }), everythingExists, when);
    expect(typesOf(result)).toEqual(['session.ended.v1']);
    return ((result.nextAt?.getTime() ?? 0) - t0.getTime()) / 60_000;
  };
  expect(minutes(0)).toBeGreaterThanOrEqual(5);
  expect(minutes(0)).toBeLessThanOrEqual(10);
  expect(minutes(100)).toBeGreaterThanOrEqual(30);
  expect(minutes(100)).toBeLessThanOrEqual(60);
});

test('a withdrawal is published again until the notifications sent before it are redacted', () => {
  const withdrawal = { at: at(200), eraseAt: at(900), erasedAt: null, sweepAt: null };
  const withdrawn = anAnnounced({ ...completed, withdrawal });
  const unredacted = { ...everythingExists, unredacted: new Set(['i']) };
  expect(followUp(withdrawn, unredacted, when)).toMatchObject({
    unsettled: { redaction: at(200) },
    facts: [
      {
        type: 'interview.withdrawn.v1',
        data: { interviewId: 'i', withdrawnAt: at(200).toISOString(), eraseAt: at(900).toISOString() },
      },
    ],
  });
  expect(followUp(withdrawn, everythingExists, when).nextAt).toBeNull();
  const unknown = followUp(withdrawn, { ...everythingExists, unredacted: undefined }, when);
  expect(unknown).toMatchObject({ facts: [], nextAt: expect.any(Date) });
  // the notification of a withdrawn interview contains no words of the expert
  const early = { ...withdrawn, withdrawal: { ...withdrawal, at: at(90) } };
  expect(followUp(early, unredacted, when).nextAt).toBeNull();
  const event = { interviewId: 'i', withdrawnAt: at(200).toISOString(), eraseAt: at(900).toISOString() };
  expect(needsFollowUp([{ type: 'interview.withdrawn.v1', data: event }])).toBe(true);
});

test('of a deleted interview the sessions are followed up until they are booked', () => {
  const session = aSession({ endedAt: at(60), sourceLanguage: 'fr', transcriptKey: 'a/i/s/transcript.json' });
  const sessions = billedSessions({
    sessions: [session, aSession({ endedAt: null, disconnectReason: null })],
  });
  expect(sessions).toMatchObject([{ id: session.id, durationSeconds: 60, transcriptKey: null }]);
  expect(sessions[0]).not.toHaveProperty('sourceLanguage');
  const deleted = anAnnounced({ isDeleted: true, sessions });
  expect(followUp(deleted, everythingExists, when).nextAt).toBeNull();
  const unbooked = { ...everythingExists, unbooked: new Set([session.id]) };
  expect(followUp(deleted, unbooked, when)).toMatchObject({
    unsettled: { booking: at(60) },
    facts: [{ type: 'session.ended.v1', data: { sessionId: session.id, durationSeconds: 60 } }],
  });
  const unknown = { ...everythingExists, unbooked: undefined };
  expect(followUp(deleted, unknown, when)).toMatchObject({ facts: [], nextAt: expect.any(Date) });
});

test('of a deleted interview the withdrawal is followed up until its notifications are redacted', () => {
  const deleted = anAnnounced({
    isDeleted: true,
    endpointCount: 0,
    analysedAt: at(150),
    withdrawal: { at: at(300), eraseAt: at(700) },
  });
  const unredacted = { ...everythingExists, unredacted: new Set(['i']) };
  expect(followUp(deleted, unredacted, when)).toMatchObject({
    unsettled: { redaction: at(300) },
    facts: [{ type: 'interview.withdrawn.v1', data: { eraseAt: at(700).toISOString() } }],
  });
  expect(followUp(deleted, everythingExists, when).nextAt).toBeNull();
  const unknown = { ...everythingExists, unredacted: undefined };
  expect(followUp(deleted, unknown, when)).toMatchObject({ facts: [], nextAt: expect.any(Date) });
});

test('events without an effect elsewhere need no follow-up', () => {
  expect(needsFollowUp([{ type: 'interview.deleted.v1', data: { interviewId: 'i' } }])).toBe(false);
  expect(needsFollowUp([{ type: 'interview.analysed.v1', data: { interviewId: 'i', completion: 1 } }])).toBe(
    true,
  );
});
