import { type Language } from '@colloquy/contracts';
import { anAnsweredInterview } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';

const quality = (answers: readonly (readonly [string, string])[], language: Language = 'en') =>
  analyseInterview(anAnsweredInterview(answers, language)).quality.score ?? 0;

test.each<[string, Language, readonly (readonly [string, string])[]]>([
  [
    'English',
    'en',
    [
      [
        'How do you inspect bridges?',
        'Bridges, well, my sister has just moved to Cornwall with her little ones and she rings me every evening about the boat. My uncle gave it to her, he had sailed it since 1974 and she cannot even swim.',
      ],
      [
        'What does a closure cost?',
        'Cost, do not ask. My brother paid 400 pounds for a violin and my niece played it twice before she took up judo. She is stubborn like my mother, who once walked home from Bath in the snow.',
      ],
      [
        'Who decides on repairs?',
        'My husband decides everything at home, and he painted the fence purple while I was with my cousin in Spain. I came back brown as a nut and he had bought himself a parrot.',
      ],
    ],
  ],
  [
    'French',
    'fr',
    [
      [
        'Comment contrôlez-vous les ponts ?',
        "Les ponts, oui. Ma sœur vient de déménager en Bretagne et elle m'appelle tous les soirs pour me parler de son bateau. Mon oncle le lui a donné, il l'avait depuis 1974 et elle ne sait même pas nager.",
      ],
      [
        'Combien coûte une fermeture ?',
        'Mon frère a payé 400 euros un violon et ma nièce en a joué deux fois avant de se mettre au judo. Elle est têtue comme ma mère, qui est rentrée un soir de Lyon à pied sous la neige.',
      ],
      [
        'Qui décide des travaux ?',
        "Mon mari décide de tout, il a repeint la clôture en violet pendant que j'étais chez ma cousine en Espagne. Je suis revenue bronzée et il s'était acheté un perroquet.",
      ],
    ],
  ],
])('a talk about relatives earns nothing, whatever it is about (%s)', (_, language, answers) => {
  expect(quality(answers, language)).toBeLessThan(20);
});

test.each<[string, readonly (readonly [string, string])[]]>([
  [
    'the expert works alone, and a relative helps',
    [
      [
        'How do you inspect bridges?',
        'I go by rope with a hammer. I tap every rivet, because a loose one sounds dull, and my son notes it on a tablet below.',
      ],
      [
        'What does a closure cost?',
        'Mine was 9,000 pounds a night at Bewdley, since the diversion needs marshals at both ends and I pay them until six.',
      ],
      [
        'Who decides on repairs?',
        'I write the report, and he who holds the purse at the county decides in March. I lost a season once as the vote slipped to June.',
      ],
    ],
  ],
  [
    'relatives are the subject',
    [
      [
        'How do parents choose a kindergarten?',
        'My sister and my cousin both chose by distance, as most parents do, because a mother who works early cannot drive across the town.',
      ],
      [
        'What do children need in the first weeks?',
        'The mother or the father stays for ten days. My daughter cried for three of them, and that is the usual time for children.',
      ],
      [
        'What do parents complain about?',
        'Closing times. My brother pays a neighbour 200 euros so that she collects his children at five, and parents without family cannot do that.',
      ],
    ],
  ],
])('an answer about the subject counts although %s', (_, answers) => {
  expect(quality(answers)).toBeGreaterThan(60);
});

test('memories earn nothing where the interviewer has to ask again, also without a relative', () => {
  const interview = anAnsweredInterview([
    [
      'How do you ring birds?',
      'Birds, dear me. I once had a bicycle that squeaked like a gull, and I rode it to Wells in my pyjamas when I was twelve. I lost a shoe in the moat there and I was ever so proud.',
    ],
    [
      'Which nets do you use?',
      'I never could abide nets. I had a hammock in Corfu and I fell out of it twice, I still have the scar on my chin and I show it at parties after the second sherry.',
    ],
    [
      'Who pays for the work?',
      'I pay my own way. I once found a purse in the snow with a lottery ticket in it, I kept the ticket and I won a kettle, which whistles like a steam train every morning.',
    ],
  ]);
  const again = { ...interview.turns[0], id: 'again', text: 'And how do you ring them, the birds?' };
  const [first, said, ...rest] = interview.turns;
  const turns = [first, said, { ...again, act: undefined, timestampSecs: 15 }, ...rest].flatMap(
    (turn) => turn ?? [],
  );
  expect(analyseInterview({ ...interview, turns } as typeof interview).quality.score).toBeLessThan(20);
});

test('answers with gossip behind them are answers', () => {
  const said: readonly (readonly [string, string])[] = [
    [
      'How do you staff the harvest?',
      'With sixty pickers from two valleys, who come every August. Rosa, on the late shift, has been crying over her sister since spring.',
    ],
    [
      'Who checks the presses?',
      'A fitter from the co-operative, with a list of forty points each morning. The old cellar hand was sent home because they found cards in his bag.',
    ],
    [
      'What went wrong last autumn?',
      'Hail on eleven of the thirty nights, so we lost a fifth. My cousin also sold his house to buy a tractor, and his wife left him.',
    ],
  ];
  expect(quality(said)).toBeGreaterThan(40);
  const { summary } = analyseInterview(anAnsweredInterview(said));
  expect(summary).toMatch(/sixty pickers.*forty points.*eleven of the thirty/s);
  expect(summary).not.toMatch(/Rosa|cards|wife/);
});
