import type { components } from '@colloquy/client';

export type Invitation = components['schemas']['Invitation'];

const texts = ['organisation', 'purpose', 'privacyUrl', 'retention', 'contact'] as const;
type InvitationDraft = Record<(typeof texts)[number] | 'minutes', string>;

export const draftOfInvitation = (invitation: Invitation): InvitationDraft => ({
  organisation: invitation.organisation ?? '',
  purpose: invitation.purpose ?? '',
  privacyUrl: invitation.privacyUrl ?? '',
  retention: invitation.retention ?? '',
  contact: invitation.contact ?? '',
  minutes: invitation.minutes === undefined ? '' : String(invitation.minutes),
});

export function invitationProblems({ privacyUrl, minutes }: InvitationDraft): Set<'privacyUrl' | 'minutes'> {
  const problems = new Set<'privacyUrl' | 'minutes'>();
  const url = privacyUrl.trim();
  const isAllowed =
    /^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/i.test(url) && URL.canParse(url);
  if (url && !isAllowed) problems.add('privacyUrl');
  const count = Number(minutes);
  if (minutes.trim() && !(Number.isInteger(count) && count >= 1 && count <= 240)) problems.add('minutes');
  return problems;
}

/** Omitting a field clears it. */
export function invitationOf(draft: InvitationDraft): Invitation {
  const given = texts.flatMap((name) => (draft[name].trim() ? [[name, draft[name].trim()]] : []));
  return { ...Object.fromEntries(given), ...(draft.minutes.trim() && { minutes: Number(draft.minutes) }) };
}
