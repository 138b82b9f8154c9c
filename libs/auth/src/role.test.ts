import { roleOf, hasRolesClaim } from './role';

const names = { claim: 'roles', viewer: 'colloquy-viewer', administrator: 'colloquy-administrator' };

test.each([
  ['without the claim', {}, 'administrator'],
  ['without a role of ours', { roles: ['accounting'] }, 'administrator'],
  ['with the viewer role', { roles: ['accounting', 'colloquy-viewer'] }, 'viewer'],
  ['with the administrator role', { roles: ['colloquy-administrator'] }, 'administrator'],
  ['with both roles', { roles: ['colloquy-viewer', 'colloquy-administrator'] }, 'administrator'],
  ['with the viewer role as a text', { roles: 'colloquy-viewer' }, 'viewer'],
  ['with roles in one text', { roles: 'accounting colloquy-viewer' }, 'viewer'],
  ['with a role that only contains the name', { roles: ['not-colloquy-viewer'] }, 'administrator'],
  ['with a claim of another type', { roles: { 'colloquy-viewer': true } }, 'administrator'],
])('a user %s is judged by the names', (_title, claims, role) => {
  expect(roleOf(claims, names)).toBe(role);
});

test.each([
  ['realm_access.roles', { realm_access: { roles: ['colloquy-viewer'] } }, 'viewer'],
  ['https://example.com/roles', { 'https://example.com/roles': ['colloquy-viewer'] }, 'viewer'],
  ['realm_access.roles', { realm_access: null }, 'administrator'],
  ['realm_access.roles', { realm_access: 'colloquy-viewer' }, 'administrator'],
  ['constructor.name', {}, 'administrator'],
])('the claim %s is found by name or path in %j', (claim, claims, role) => {
  expect(
    roleOf(claims, { ...names, claim, viewer: claim === 'constructor.name' ? 'Object' : names.viewer }),
  ).toBe(role);
});

test.each([
  ['roles', {}, false],
  ['roles', { roles: [] }, true],
  ['roles', { roles: '' }, true],
  ['realm_access.roles', { roles: ['colloquy-viewer'] }, false],
  ['realm_access.roles', { realm_access: {} }, false],
  ['realm_access.roles', { realm_access: { roles: [] } }, true],
])('the claim %s is looked for in %j, even if it is empty: %s', (claim, claims, found) => {
  expect(hasRolesClaim(claims, { claim })).toBe(found);
});
