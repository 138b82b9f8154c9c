import type { DisconnectReason, Platform } from '@colloquy/contracts';

const bothPlatforms: readonly Platform[] = ['WEB', 'PHONE'];

/** Platforms on which a session can end for a reason. */
const platformsOfReason: Readonly<Record<DisconnectReason, readonly Platform[]>> = {
  completed_by_expert: bothPlatforms,
  voice_session_disconnect: ['WEB'],
  user_audio_silent: ['WEB'],
  client_disconnect: ['WEB'],
  grace_period_expired: ['WEB'],
  switched_to_phone: ['WEB'],
  call_ended: ['PHONE'],
  call_ended_early: ['PHONE'],
  switched_to_web: ['PHONE'],
  redialed: bothPlatforms,
  completed_natural_end: bothPlatforms,
  ended_by_agent_platform: bothPlatforms,
  no_audio_received: ['WEB'],
};

export function isLegalReason(platform: Platform, reason: string): reason is DisconnectReason {
  return (
    Object.hasOwn(platformsOfReason, reason) &&
    platformsOfReason[reason as DisconnectReason].includes(platform)
  );
}

/** Returns the reason of a session that another session continues: a handoff, not an outcome. */
export function handoffReason(from: Platform, to: Platform): DisconnectReason {
  if (from === to) return 'redialed';
  return to === 'PHONE' ? 'switched_to_phone' : 'switched_to_web';
}

export function isSuccess(reason: DisconnectReason | null | undefined): boolean {
  return reason === 'completed_by_expert' || reason === 'completed_natural_end';
}
