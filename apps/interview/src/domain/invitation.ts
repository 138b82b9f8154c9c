export interface Invitation {
  organisation?: string;
  purpose?: string;
  privacyUrl?: string;
  retention?: string;
  contact?: string;
  minutes?: number;
}

export type InvitationFields = { [K in keyof Invitation]?: Invitation[K] | undefined };

export function toInvitation({
  organisation,
  purpose,
  privacyUrl,
  retention,
  contact,
  minutes,
}: InvitationFields): Invitation {
  const fields = { organisation, purpose, privacyUrl, retention, contact, minutes };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

export const invitationOf = (
  interview: { invitation: Invitation | null },
  account: Invitation | undefined,
): Invitation => ({ ...account, ...interview.invitation });
