import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

export interface ResumeTokens {
  sign(interviewId: string, sessionId: string): string;
  verify(interviewId: string, sessionId: string, token: string): boolean;
}

/** The tokens need no expiry: each opens only its session, which ends. */
export function makeResumeTokens(secret: string): ResumeTokens {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  const mac = (interviewId: string, sessionId: string) =>
    createHmac('sha256', key).update(`resume\n${interviewId}\n${sessionId}`).digest();
  return {
    sign: (interviewId, sessionId) => mac(interviewId, sessionId).toString('base64url'),
    verify(interviewId, sessionId, token) {
      const given = Buffer.from(token, 'base64url');
      const expected = mac(interviewId, sessionId);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
