import { afterCall, type CallRules, isCurrentCall } from './call';
import { digitsOf } from './dial-in';
import type { Interview, Session } from './interview';

/** Returns who can call next if a call ends before the interview does; undefined if no further call is possible. */
export function nextCallOf(
  interview: Interview,
  { id, platform }: Pick<Session, 'id' | 'platform'>,
  { attempts }: Pick<CallRules, 'attempts'>,
): 'platform' | 'expert' | undefined {
  if (platform !== 'PHONE') return undefined;
  if (isCurrentCall(interview, id)) return interview.call.attempt < attempts ? 'platform' : undefined;
  return digitsOf(interview.meetingId) && interview.dialInPin ? 'expert' : undefined;
}

/** Plans the next attempt of a call without the expert's words; returns `ended` if the reported outcome decides. */
export function callAgain(
  before: Interview,
  ended: Interview,
  session: Pick<Session, 'id' | 'platform'>,
  now: Date,
  rules: CallRules,
): Interview {
  if (ended.withdrawal || ended.status === 'COMPLETED') return ended;
  if (!isCurrentCall(before, session.id) || before.callDueAt !== null) return ended;
  if (nextCallOf(before, session, rules) !== 'platform') return ended;
  const { attempt } = before.call;
  const next = {
    call: { id: null, attempt, connectedAt: null },
    callDueAt: new Date(now.getTime() + rules.pauseMs),
    statusReason: `Expert could not be heard (attempt ${attempt} of ${rules.attempts})`,
  };
  return afterCall(ended, 'dial-retry', next, rules.pauses);
}
