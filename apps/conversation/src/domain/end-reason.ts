import type { DisconnectReason, Platform } from '@colloquy/contracts';

/** What made a session end, before it is put into the product's words. */
export type EndCause =
  | 'expert-ended'
  | 'closed' // the interviewer said its closing words and nothing followed
  | 'finish-later'
  | 'withdrawn' // the expert has withdrawn the consent
  | 'declined' // or has not given it
  | 'prompts-exhausted'
  | 'grace-expired'
  | 'client-gone'
  | 'redialed' // the expert came back on a new connection without this session's token
  | 'switched'; // the expert goes on over the other channel

/** What decides between reasons of the same cause. */
export interface EndFacts {
  platform: Platform;
  /** Whether a single word of the expert arrived in this session. */
  heardExpert: boolean;
  /** Whether a piece of its recording did. */
  gotSound: boolean;
  /** Whether the interviewer had said its closing words. */
  closed: boolean;
  connectedMs: number;
  earlyDisconnectMs: number;
}

/**
 * The one reason a session ends with. An expert who leaves after the closing words has completed the
 * interview. Sound without a word in a whole session that ends in silence is a microphone that hears nothing.
 */
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
      if (facts.closed) return 'completed_natural_end';
      // a call in which nobody spoke to the interviewer was no dialogue, however long it waited
      return facts.platform === 'PHONE' && !facts.heardExpert ? 'call_ended_early' : hungUp(facts);
    case 'declined':
      return facts.platform === 'PHONE' ? 'call_ended_early' : 'client_disconnect';
    case 'withdrawn':
    case 'finish-later':
      return facts.platform === 'WEB' && facts.heardExpert ? 'voice_session_disconnect' : hungUp(facts);
    case 'prompts-exhausted':
      return silentEnd(facts, 'ended_by_agent_platform');
    case 'grace-expired':
      return silentEnd(facts, 'grace_period_expired');
  }
}

function hungUp({ platform, connectedMs, earlyDisconnectMs }: EndFacts): DisconnectReason {
  if (platform === 'WEB') return 'client_disconnect';
  return connectedMs < earlyDisconnectMs ? 'call_ended_early' : 'call_ended';
}

/** On the telephone there is neither a grace period nor a way to tell silence from a dead line. */
function silentEnd(
  { platform, heardExpert, gotSound }: EndFacts,
  onTheWeb: DisconnectReason,
): DisconnectReason {
  if (platform === 'PHONE') return 'ended_by_agent_platform';
  if (heardExpert) return onTheWeb;
  return gotSound ? 'user_audio_silent' : 'no_audio_received';
}
