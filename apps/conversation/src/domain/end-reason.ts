import type { DisconnectReason, Platform } from '@colloquy/contracts';

export type EndCause =
  | 'expert-ended'
  | 'closed' // the interviewer said its closing words and nothing followed
  | 'finish-later'
  | 'withdrawn'
  | 'declined' // the expert did not consent
  | 'prompts-exhausted'
  | 'grace-expired'
  | 'client-gone'
  | 'cannot-hear' // only on the phone
  | 'machine' // an answering machine or a fax
  | 'redialed' // the expert came back on a new connection without this session's token
  | 'switched'; // the expert goes on over the other channel

interface EndFacts {
  platform: Platform;
  hasHeardExpert: boolean;
  gotSound: boolean;
  closed: boolean;
  connectedMs: number;
  earlyDisconnectMs: number;
}

/** An expert who leaves after the closing words has completed the interview. */
export function endReason(cause: EndCause, facts: EndFacts): DisconnectReason {
  switch (cause) {
    case 'expert-ended':
      return 'completed_by_expert';
    case 'closed':
      return 'completed_natural_end';
    case 'redialed':
      return facts.closed ? 'completed_natural_end' : 'redialed';
    case 'switched':
      if (facts.closed) return 'completed_natural_end';
      return facts.platform === 'WEB' ? 'switched_to_phone' : 'switched_to_web';
    case 'client-gone':
      return facts.closed ? 'completed_natural_end' : brokenOff(facts);
    case 'cannot-hear':
      return brokenOff(facts);
    case 'machine':
      return 'call_ended_early';
    case 'declined':
      return facts.platform === 'PHONE' ? 'call_ended_early' : 'client_disconnect';
    case 'withdrawn':
    case 'finish-later':
      return facts.platform === 'WEB' && facts.hasHeardExpert ? 'voice_session_disconnect' : hungUp(facts);
    case 'prompts-exhausted':
      return silentEnd(facts, 'ended_by_agent_platform');
    case 'grace-expired':
      return silentEnd(facts, 'grace_period_expired');
  }
}

/** A call without a word of the expert was not a conversation, however long it lasted. */
function brokenOff(facts: EndFacts): DisconnectReason {
  return facts.platform === 'PHONE' && !facts.hasHeardExpert ? 'call_ended_early' : hungUp(facts);
}

function hungUp({ platform, connectedMs, earlyDisconnectMs }: EndFacts): DisconnectReason {
  if (platform === 'WEB') return 'client_disconnect';
  return connectedMs < earlyDisconnectMs ? 'call_ended_early' : 'call_ended';
}

/** On the telephone there is neither a grace period nor a way to tell silence from a dead line. */
function silentEnd(
  { platform, hasHeardExpert, gotSound }: EndFacts,
  onTheWeb: DisconnectReason,
): DisconnectReason {
  if (platform === 'PHONE') return 'ended_by_agent_platform';
  if (hasHeardExpert) return onTheWeb;
  return gotSound ? 'user_audio_silent' : 'no_audio_received';
}
