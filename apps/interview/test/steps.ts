import { newId } from '@colloquy/kernel';
import type { Client, Json, TestApp } from './start-app';

/** An interview and the steps of the runtime, the dialler and post-processing. */
export function stepsOf(app: TestApp, call: Client, accountId: string, interviewId: string) {
  const ref = { accountId, interviewId };
  return {
    ref,
    get: async (path = ''): Promise<Json> =>
      (await call('GET', `/api/interviews/${interviewId}${path}`)).body,
    put: (body: object) => call('PUT', `/api/interviews/${interviewId}`, body),
    remove: () => call('DELETE', `/api/interviews/${interviewId}`),
    stored: () => app.interviews.findById(interviewId).lean(),
    /** Makes the call due now, or lets the lease of its caller expire. */
    async callIsDue() {
      const { modifiedCount } = await app.interviews.updateOne(
        { _id: interviewId, callDueAt: { $exists: true } },
        { $set: { callDueAt: new Date(0) } },
      );
      expect(modifiedCount).toBe(1);
    },
    launch: () => app.client.requestCall(ref),
    renew: (callId: string, leaseMs = 30_000) => app.client.renewCall({ ...ref, callId, leaseMs }),
    report: (callId: string, outcome: string) => app.client.reportCall({ ...ref, callId, outcome }),
    async start(change: object = {}) {
      const sessionId = newId();
      const startedAtMs = Date.now() - 60_000;
      const request = { interviewId, sessionId, platform: 'WEB', startedAtMs, ...change };
      const view = await app.client.startSession(request);
      return { sessionId: view.session?.id ?? '', view };
    },
    say: (
      sessionId: string,
      ...lines: readonly (readonly [sequence: number, role: string, text: string])[]
    ) =>
      app.client.appendTurns({
        ...ref,
        sessionId,
        turns: lines.map(([sequence, role, text]) => ({
          sequence,
          role,
          text,
          offsetMs: sequence * 5000,
          durationMs: 3000,
          ...(role === 'agent' ? { act: 'question', questionIndex: 0 } : { utteranceId: `u${sequence}` }),
        })),
      }),
    trim: (sessionId: string, sequence: number, text?: string, when: object = {}) =>
      app.client.trimTurn({ ...ref, sessionId, sequence, ...(text === undefined ? {} : { text }), ...when }),
    end: (sessionId: string, reason: string, endedAtMs = Date.now()) =>
      app.client.endSession({ ...ref, sessionId, reason, endedAtMs, durationSeconds: 42 }),
    processed: (sessionId: string, message = 'It works.') =>
      app.client.completeProcessing({
        ...ref,
        sessionId,
        entries: [{ role: 'user', message, timestampSecs: 5, sequence: 1 }],
        transcriptKey: `${accountId}/${interviewId}/${sessionId}/transcript.json`,
        audioKey: '',
      }),
  };
}

export type Steps = ReturnType<typeof stepsOf>;
