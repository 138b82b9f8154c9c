import { invitationOf, toInvitation } from './invitation';

test('fields of the interview take precedence over those of the account', () => {
  const account = { organisation: 'Norlund', purpose: 'Heat', minutes: 20 };
  expect(invitationOf({ invitation: { purpose: 'Pumps', contact: 'a@b.example' } }, account)).toEqual({
    organisation: 'Norlund',
    purpose: 'Pumps',
    contact: 'a@b.example',
    minutes: 20,
  });
  expect(invitationOf({ invitation: null }, account)).toEqual(account);
  expect(invitationOf({ invitation: null }, undefined)).toEqual({});
});

test('an invitation has the known and defined fields only', () => {
  const sent = { organisation: 'Norlund', minutes: undefined, colour: 'red' };
  expect(toInvitation(sent)).toEqual({ organisation: 'Norlund' });
});
