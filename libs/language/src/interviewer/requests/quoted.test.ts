import { type Language } from '@colloquy/contracts';
import { recogniseRequests } from './recognise';

type Said = readonly [Language, string];

test.each<Said>([
  ['en', 'We want the operators to feel safe and speak up.'],
  ['en', 'A good foreman lets people disagree, speak up, and decide.'],
  ['en', 'You can skip the primer, leave it out.'],
  ['en', 'Some add sugar, but leave it out.'],
  ['en', 'Could you call later, they say.'],
  ['en', 'The buyers say: could you call tomorrow?'],
  ['en', 'Customers say, I want to talk to a human.'],
  ['en', 'I want to talk to a human, the callers say.'],
  ['en', 'In a crisis, I need to speak to an operator.'],
  ['en', 'When the line stops, I need to talk to a person.'],
  ['de', 'Ich will nicht mehr, sagte mein Vater, und verkaufte.'],
  ['de', 'Mein Bruder sagte, ich will nicht mehr.'],
  ['de', 'Ich möchte mit jemandem reden, sagt der Kunde.'],
  ['de', 'Kann ich mit einem Menschen sprechen, fragt der Kunde.'],
  ['de', 'Die Kunden sagen, ich möchte mit einem Menschen sprechen.'],
  ['fr', 'Les clients disent : je voudrais parler à un humain.'],
  ['fr', 'Je veux parler à une vraie personne, dit le client.'],
  ['hu', 'Emberrel szeretnék beszélni, mondja az ügyfél.'],
  ['id', 'Saya ingin bicara dengan manusia, kata pelanggan.'],
  ['ms', 'Saya nak bercakap dengan manusia, kata pelanggan.'],
])('%s: "%s" is an answer', (language, text) => {
  expect(recogniseRequests(text, language, false)).toEqual([]);
});

test.each<Said>([
  ['en', 'Sorry, could you speak up?'],
  ['en', 'Please speak up a bit.'],
  ['en', 'Leave that out, please.'],
  ['en', 'Could you call me back later?'],
  ['en', 'Sorry, I want to talk to a human.'],
  ['en', 'I said, I want to talk to a human.'],
  ['en', 'This makes no sense, can I speak to an operator please?'],
  ['de', 'Ich will nicht mehr.'],
  ['de', 'Das reicht mir, ich möchte nicht mehr.'],
  ['de', 'Nein, ich möchte mit einem Menschen sprechen.'],
  ['fr', 'Je voudrais parler à un humain.'],
])('%s: "%s" is a request', (language, text) => {
  expect(recogniseRequests(text, language, false)).toMatchObject([{ certain: true }]);
});
