export type Role = 'administrator' | 'viewer';

export interface RoleNames {
  claim: string;
  viewer: string;
  administrator: string;
}

/** Returns the role. A viewer has the viewer role and not the administrator role. */
export function roleOf(claims: object, { claim, viewer, administrator }: RoleNames): Role {
  const roles = roleNamesIn(valueAt(claims, claim));
  return roles.includes(viewer) && !roles.includes(administrator) ? 'viewer' : 'administrator';
}

export const hasRolesClaim = (claims: object, { claim }: Pick<RoleNames, 'claim'>): boolean =>
  valueAt(claims, claim) !== undefined;

/** Whole names first: names such as `https://example.com/roles` contain dots. */
function valueAt(claims: object, path: string): unknown {
  if (Object.hasOwn(claims, path)) return (claims as Record<string, unknown>)[path];
  let value: unknown = claims;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

function roleNamesIn(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return value.split(/\s+/);
  return Array.isArray(value) ? value : [];
}
