import { toldOf } from './an-answered-interview';

/** An interview needs some content for a summary. */
const other = [
  'Who packs?',
  'Warehouse crew: Ahmed, Boris, Carla, Dmitri packing crates nightly, 40 pallets.',
] as const;

const view = 'What do you think of the new warehouse robots?';

test.each([
  ['en', view, 'Yes, a stroke of genius, truly.', 'They blocked the fire door for 9 days.'],
  ['en', view, 'Fantastic machines, every one of them.', 'Three of the 8 stand in the yard.'],
  ['en', view, 'The greatest invention since the wheel.', 'We push the carts by hand again since May.'],
  [
    'en',
    'How do you handle returns?',
    'What a joy they are.',
    'Every fourth parcel of the 900 has no label.',
  ],
  [
    'de',
    'Was halten Sie vom neuen Kassensystem?',
    'Ja, herrlich, ein Traum.',
    'Es fiel an 12 Tagen im März aus.',
  ],
  [
    'fr',
    'Que pensez-vous du nouveau logiciel ?',
    'Quelle merveille, vraiment.',
    'Il a perdu 40 commandes en mai.',
  ],
  ['es', '¿Qué le parece la nueva normativa?', 'Sí, una maravilla.', 'Nos costó 300 horas de papeleo.'],
  [
    'it',
    'Che cosa pensa del nuovo sistema?',
    'Sì, magnifico, un sogno.',
    'Abbiamo perso 15 clienti in un mese.',
  ],
] as const)(
  'a judgement without a fact is not told beside what follows (%s): %s %s',
  (language, question, irony, fact) => {
    const text = toldOf([[question, `${irony} ${fact}`], other], language);
    expect(text).toContain(fact.slice(0, -1));
    expect(text).not.toContain(irony.slice(0, -1));
  },
);

test.each([
  [view, 'They are loud and slow.'],
  [view, 'They halved our errors, because they never misread a label.'],
  ['What do you buy?', 'Flour, by far. We take forty tonnes a month.'],
  ['Do you test it?', 'Yes, we test every roll in the lab because two in ten tear.'],
])('an answer is told, though it judges: %s %s', (question, answer) => {
  expect(toldOf([[question, answer], other])).toContain(answer);
});

test.each([
  [
    'How do new members find you?',
    'Through the schools.',
    'We visit 30 of them a year.',
    'Through the schools',
  ],
  [
    'How have prices moved?',
    'Butter has been the worst.',
    'It went from 5 to 8 euros a kilo.',
    'Butter has been',
  ],
  ['How is the weir built?', 'Of oak piles.', 'We renew 12 a year.', 'oak piles'],
])('an answer of manner is no feeling: %s %s', (question, answer, reason, told) => {
  expect(toldOf([[question, `${answer} ${reason}`], other])).toContain(told);
});

test.each([
  [
    'How does the new portal work out for you?',
    'Splendidly.',
    'It has been down on 20 of 30 days.',
    'Splendidly',
  ],
  [
    'What is the insurer like?',
    'How thoughtful of them to send a card.',
    'The premium rose by 40 percent.',
    'thoughtful',
  ],
])('an ironical judgement is not told: %s %s', (question, judgement, fact, not) => {
  expect(toldOf([[question, `${judgement} ${fact}`], other])).not.toContain(not);
});

test.each([
  ['en', 'How quickly that goes depends on the dealer, usually within two days.'],
  ['en', 'How often that happens depends on the wind.'],
  ['de', 'Wie viel von der Wärme ankommt, messen wir am Krankenhaus.'],
  ['de', 'Was für Holz wir nehmen, bestimmt der Kunde.'],
  ['es', 'Qué harina usamos depende de la cosecha.'],
] as const)('a clause that is the subject of a verb is no feeling (%s): %s', (language, sentence) => {
  const answer = sentence.replace('.', '');
  expect(toldOf([['How does the work go?', `We begin at 6. ${sentence}`], other], language)).toContain(
    answer,
  );
});
