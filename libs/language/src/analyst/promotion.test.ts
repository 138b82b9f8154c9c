import { type Language } from '@colloquy/contracts';
import { anAnsweredInterview, type Said, toldOf } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';

const verdicts = (said: Said, language?: Language, topic?: Parameters<typeof analyseInterview>[0]['topic']) =>
  analyseInterview({ ...anAnsweredInterview(said, language), ...(topic && { topic }) }).findings.map(
    ({ verdict }) => verdict,
  );

const refused = ['refused', 'refused', 'refused'];
const answered = ['answered', 'answered', 'answered'];

const pitches: readonly (readonly [string, Language, Said])[] = [
  [
    'customers who use it',
    'en',
    [
      [
        'How do you light your crops?',
        'Growers who rely on our Fieldlight lamps harvest nine days earlier, that is what Fieldlight is for.',
      ],
      [
        'What does energy cost you?',
        'Energy is a worry for them. With our subscription it falls by 31 percent.',
      ],
      [
        'Why do pickers leave?',
        'People that came to us from the old lamps stay, and Fieldlight pays for itself.',
      ],
    ],
  ],
  [
    'customers who use it, in German',
    'de',
    [
      ['Wie planen Sie den Tag?', 'Wer unsere Lösung BlattWerk nutzt, spart jeden Tag zwei Stunden.'],
      [
        'Was kostet die Planung?',
        'Die Kosten sinken mit unserem Tarif um ein Drittel, und BlattWerk meldet sich von allein.',
      ],
      ['Warum gehen Kunden?', 'Betriebe, die zu uns gewechselt sind, bleiben bei BlattWerk.'],
    ],
  ],
  [
    'the name in every answer, the listener in one',
    'en',
    [
      [
        'How do you find leaks?',
        'This is precisely what Dripwatch is for, and the sensor of Dripwatch hears a pin-hole at 200 metres.',
      ],
      [
        'What do towns get wrong?',
        'They dig. With Dripwatch you never dig again, and 40 towns trust our technology.',
      ],
      ['What does a leak cost?', 'Without Dripwatch about nine thousand a year, our clients say.'],
    ],
  ],
  [
    'the listener in Spanish',
    'es',
    [
      [
        '¿Cómo se limpia un silo?',
        'Con Silomax, que es nuestro robot, usted lo limpia en una hora y sin riesgo.',
      ],
      ['¿Qué cuesta?', 'Silomax cuesta la mitad que su equipo de ahora, y le regalamos la instalación.'],
      ['¿Qué falla?', 'Nada, las empresas que trabajan con Silomax no paran nunca.'],
    ],
  ],
];

test.each(pitches)('an expert who sells (%s) answers nothing', (_signs, language, said) => {
  expect(verdicts(said, language)).toEqual(refused);
  expect(toldOf(said, language)).not.toMatch(
    /nine days|31 percent|zwei Stunden|200 metres|40 towns|una hora/,
  );
});

test('a product in the profile of the expert is sold all the same', () => {
  const topic = {
    title: 'Leaks',
    subject: 'How towns find leaks in pipes',
    objective: '',
    profile: ['CEO, Dripwatch'],
  };
  expect(verdicts(pitches[2]?.[2] ?? [], 'en', topic)).toEqual(refused);
});

test.each<[string, Language, Said]>([
  [
    'buys from a supplier of that name',
    'en',
    [
      ['Who sells you lamps?', 'We buy our lamps from Fieldlight, because they answer within a day.'],
      ['What does light cost?', 'We paid Fieldlight 40,000 for the first hall and our bill fell by a fifth.'],
      [
        'Why do pickers leave?',
        'I lost two pickers to the warehouse, and we pay a bonus since then, whatever our lamps do.',
      ],
    ],
  ],
  [
    'says "you" for anybody, and "our"',
    'en',
    [
      [
        'How do you tune a harpsichord?',
        'You start with the A in the middle and set eleven fifths. If you rush it, the wood moves and you begin again.',
      ],
      [
        'What ruins it?',
        'Heating. Your soundboard shrinks below forty percent of humidity, so our workshop has two basins of water.',
      ],
      [
        'Who still buys one?',
        'Conservatories that know our plectra take half, and you wait three years for yours.',
      ],
    ],
  ],
  [
    'says "Sie" for anybody, and "unser"',
    'de',
    [
      [
        'Wie stimmt man eine Glocke?',
        'Sie drehen innen drei Millimeter ab, sonst schwebt Ihnen der Schlagton um einen Viertelton.',
      ],
      [
        'Was verdirbt sie?',
        'Der Klöppel. Wenn Sie ihn zu hart wählen, springt unsere beste Bronze in zehn Jahren.',
      ],
      [
        'Wer bestellt noch?',
        'Gemeinden, die unsere Gießerei kennen, und Sie zahlen 28.000 Euro für eine mittlere.',
      ],
    ],
  ],
  [
    'says "vous" for anybody, and "notre"',
    'fr',
    [
      [
        'Comment affine-t-on un comté ?',
        'Vous le frottez deux fois par semaine au sel, sinon votre croûte se fend au bout de trois mois.',
      ],
      [
        'Que faut-il éviter ?',
        'Les caves sèches. Si vous descendez sous 90 pour cent, notre fromage perd un kilo.',
      ],
      [
        'Qui achète ?',
        'Les crémiers qui connaissent notre cave prennent 40 meules par mois, les autres attendent.',
      ],
    ],
  ],
  [
    'speaks of the own products, about which the client asks',
    'en',
    [
      [
        'Which kayaks does Tidemark build?',
        'Our short one is the Otter, our long one the Heron. The Otter is three quarters of the boats.',
      ],
      [
        'What goes wrong in production?',
        'The Heron. Our mould twists in one of nine hulls because the hall is cold at night.',
      ],
      [
        'Why did sales fall?',
        'Paddlers who had a Heron kept it, since our new Otter had the wrong hatch. It cost us 300 boats.',
      ],
    ],
  ],
])('an expert who %s answers', (_how, language, said) => {
  expect(verdicts(said, language)).toEqual(answered);
});
