import { newId } from '@colloquy/kernel';
import { makeCallerIds } from './caller-ids';

test('an account calls from its own number, others from the common one', () => {
  const [one, other] = [newId(), newId()];
  const from = makeCallerIds('+4930123456', [`${one}=+12125550100`, ` ${other} = +33123456789`]);
  expect([one, other, newId()].map(from)).toEqual(['+12125550100', '+33123456789', '+4930123456']);
});

test.each(['', 'x=+4930123456', `${newId()}=030 123456`, `${newId()}`, `${newId()}=+4930123456=1`])(
  'the entry "%s" is refused',
  (entry) => {
    expect(() => makeCallerIds('+4930123456', [entry])).toThrow('TELEPHONY_CALLER_IDS');
  },
);
