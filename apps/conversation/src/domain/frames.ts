import type { DisconnectReason, ServerFrame } from '@colloquy/contracts';
import { asksYesOrNo, isClosingAct } from './acts';
import { completionRedirect } from './completion-redirect';
import { progressOf, type Turn, type SessionState } from './session-state';

export function endedFrame(state: SessionState, reason: DisconnectReason): ServerFrame {
  return endedFrameOf(reason, {
    redirectUrl: state.facts.redirectUrl,
    interviewId: state.facts.interviewId,
    resumableUntilMs: state.hold?.untilMs,
    isWithdrawn: state.exitRequest?.act === 'withdraw',
  });
}

export function endedFrameOf(
  reason: DisconnectReason,
  about: { redirectUrl: string; interviewId: string; resumableUntilMs?: number; isWithdrawn?: boolean },
): ServerFrame {
  const isCompleted = reason === 'completed_by_expert' || reason === 'completed_natural_end';
  const { redirectUrl, interviewId, resumableUntilMs } = about;
  return {
    type: 'ended',
    reason,
    ...(isCompleted && redirectUrl ? { redirectUrl: completionRedirect(redirectUrl, interviewId) } : {}),
    ...(resumableUntilMs === undefined ? {} : { resumableUntil: new Date(resumableUntilMs).toISOString() }),
    ...(about.isWithdrawn ? { withdrawn: true } : {}),
  };
}

export const speakerSettingsOf = ({ speaker: { voice, speed, patience } }: SessionState) => ({
  ...(voice ? { voice } : {}),
  ...(speed === undefined ? {} : { speed }),
  ...(patience === undefined ? {} : { patience }),
});

const languageOf = ({ speaker: { language } }: SessionState) => (language ? { language } : {});

export function storedFrame(state: SessionState, turn: Turn): ServerFrame {
  if (turn.role === 'user') return { type: 'ack', utteranceId: turn.utteranceId, sequence: turn.sequence };
  return {
    type: 'turn',
    sessionId: turn.sessionId,
    sequence: turn.sequence,
    role: 'agent',
    text: turn.text,
    progress: progressOf(state),
    closing: isClosingAct(turn.act),
    ...(asksYesOrNo(turn.act) ? { asksYesOrNo: true } : {}),
    ...(turn.persona === undefined ? {} : { persona: turn.persona, ...languageOf(state) }),
    ...(turn.persona === undefined && !turn.slower ? {} : speakerSettingsOf(state)),
  };
}
