/** What an expert is told before agreeing to the interview; absent: not given. */
export interface Invitation {
  organisation?: string;
  purpose?: string;
  privacyUrl?: string;
  retention?: string;
  contact?: string;
  minutes?: number;
}

/** An invitation in which a field that is not given may also be undefined. */
export type InvitationFields = { [K in keyof Invitation]?: Invitation[K] | undefined };

/** The known fields that are given. */
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

/** What an expert is told: field by field as the interview says, else as the account says. */
export const invitationOf = (
  interview: { invitation: Invitation | null },
  account: Invitation | undefined,
): Invitation => ({ ...account, ...interview.invitation });
