/** What a caller may do: an administrator everything, a viewer only read. */
export type Role = 'administrator' | 'viewer';

/** Where an identity provider states roles, and its names for them. */
export interface RoleNames {
  /** Claim of the access token: its name, or a dotted path such as `realm_access.roles`. */
  claim: string;
  viewer: string;
  administrator: string;
}

/**
 * Returns the role that the claims of an access token give. Only a user with the viewer role alone is a viewer; a user
 * without any role is an administrator, as is one with both.
 */
export function roleOf(claims: object, { claim, viewer, administrator }: RoleNames): Role {
  const roles = namesIn(valueAt(claims, claim));
  return roles.includes(viewer) && !roles.includes(administrator) ? 'viewer' : 'administrator';
}

/** Returns whether the claims of an access token have the claim with the roles, which may be empty. */
export const statesRoles = (claims: object, { claim }: Pick<RoleNames, 'claim'>): boolean =>
  valueAt(claims, claim) !== undefined;

/** Finds a claim by its whole name first: names such as `https://example.com/roles` contain dots. */
function valueAt(claims: object, path: string): unknown {
  if (Object.hasOwn(claims, path)) return (claims as Record<string, unknown>)[path];
  let value: unknown = claims;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** A provider states a list, or one text with names separated by spaces. */
function namesIn(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return value.split(/\s+/);
  return Array.isArray(value) ? value : [];
}
