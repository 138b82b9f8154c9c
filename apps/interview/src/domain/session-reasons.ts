import type { DisconnectReason, Platform } from '@colloquy/contracts';

const bothPlatforms: readonly Platform[] = ['WEB', 'PHONE'];

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

/** A session that another one continues ended for a handoff. */
export function handoffReason(from: Platform, to: Platform): DisconnectReason {
  if (from === to) return 'redialed';
  return to === 'PHONE' ? 'switched_to_phone' : 'switched_to_web';
}

export function isSuccess(reason: DisconnectReason | null | undefined): boolean {
  return reason === 'completed_by_expert' || reason === 'completed_natural_end';
}
