import { invitationOf, toInvitation } from './invitation';

test('an interview says field by field what the account says otherwise', () => {
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

test('only known fields that are given make an invitation', () => {
  const sent = { organisation: 'Norlund', minutes: undefined, colour: 'red' };
  expect(toInvitation(sent)).toEqual({ organisation: 'Norlund' });
});
