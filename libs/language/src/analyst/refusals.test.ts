import { type Language } from '@colloquy/contracts';
import { anAnsweredInterview, type Said } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';

const analysed = (said: Said, language?: Language) => analyseInterview(anAnsweredInterview(said, language));
const verdicts = (said: Said, language?: Language) =>
  analysed(said, language).findings.map(({ verdict }) => verdict);

const about: Partial<Record<Language, readonly [string, string, string]>> = {
  en: ['What do you pay for hides?', 'Which tanneries supply you?', 'How many saddles do you sell?'],
  de: ['Was zahlen Sie für Häute?', 'Welche Gerbereien beliefern Sie?', 'Wie viele Sättel verkaufen Sie?'],
  es: ['¿Cuánto pagan por las pieles?', '¿Qué curtidurías les sirven?', '¿Cuántas sillas venden?'],
  fr: [
    'Combien payez-vous les peaux ?',
    'Quelles tanneries vous livrent ?',
    'Combien de selles vendez-vous ?',
  ],
  it: ['Quanto pagate le pelli?', 'Quali concerie vi riforniscono?', 'Quante selle vendete?'],
  pt: ['Quanto pagam pelas peles?', 'Que curtumes vos fornecem?', 'Quantas selas vendem?'],
  nl: ['Wat betaalt u voor huiden?', 'Welke looierijen leveren u?', 'Hoeveel zadels verkoopt u?'],
};

test.each<[Language, readonly [string, string, string]]>([
  [
    'en',
    [
      "I would get into trouble if I let that slip, so I won't.",
      'No comment, and you may press me as long as you like. I will not be drawn.',
      "You won't hear a number from me.",
    ],
  ],
  [
    'en',
    [
      'I make it my habit never to mention prices.',
      'Ours are not names I share.',
      'I am not one to talk about volumes.',
    ],
  ],
  [
    'de',
    [
      'Da halte ich mich lieber bedeckt, das möchte ich nicht ausplaudern.',
      'Namen bekommen Sie von mir keine.',
      'Ich bin dazu nicht befugt. Das wäre heikel.',
    ],
  ],
  [
    'es',
    [
      'No estoy en condiciones de entrar en eso.',
      'De mí no va a sacar usted ningún nombre.',
      'No me corresponde a mí.',
    ],
  ],
  [
    'fr',
    [
      "Je n'ai pas le droit d'en parler.",
      'Vous ne tirerez aucun nom de moi.',
      "Ce n'est pas à moi de le dire. C'est délicat.",
    ],
  ],
  [
    'it',
    ['Non posso sbilanciarmi.', 'Da me non avrà nessun nome.', 'Non tocca a me dirlo. È una cosa delicata.'],
  ],
  ['pt', ['Não posso entrar nisso.', 'De mim você não arranca nome nenhum.', 'Não me cabe a mim dizer.']],
  [
    'nl',
    [
      'Daar kan ik niet op ingaan.',
      'Van mij krijgt u geen namen.',
      'Dat mag ik niet zeggen. Het ligt gevoelig.',
    ],
  ],
])('what denies an answer is none, whatever the words (%s)', (language, said) => {
  const questions = about[language] ?? [];
  const interview = said.map((answer, at) => [questions[at] ?? '', answer] as const);
  expect(verdicts(interview, language)).toEqual(['refused', 'refused', 'refused']);
});

test.each<[string, string]>([
  ['Would you buy from a dealer?', 'I would not buy from a dealer, they mix the bellies in.'],
  ['Do you tan with chrome?', 'We do not, chrome makes the flap stretch.'],
  [
    'What do you think of synthetic saddles?',
    "I can't sell them twice. They crack at the tree after a summer.",
  ],
  ['Who decides on a new tree?', 'I never decide alone, the fitter and the rider sit down with me.'],
])('a denial that tells something is an answer: %s', (question, answer) => {
  expect(verdicts([[question, answer]])).not.toContain('refused');
});

test('figures alone answer a question for a quantity, and no other', () => {
  const said: Said = [
    ['How many saddles do you sell?', 'Four hundred.'],
    ['Which tanneries supply you?', '14, 15, then 2,300, and 41 percent of 19.'],
    ['What do you pay for a hide?', 'We pay ninety, because the bellies are cut off.'],
  ];
  expect(verdicts(said)).toEqual(['answered', 'refused', 'answered']);
});

test('an answer counts although the expert asks to leave in the same breath', () => {
  const { findings, summary } = analysed([
    ['What do riders ask for?', 'They ask for wool under the flap. I really need to go now.'],
    ['How many saddles do you sell?', 'We sell 400 saddles a year, most of them to schools.'],
  ]);
  expect(findings[0]?.verdict).not.toBe('refused');
  expect(summary).toContain('They ask for wool under the flap');
  expect(summary).not.toContain('need to go');
});

test.each<[Language, string, string]>([
  ['en', 'What will hides cost in spring?', 'Tricky to say, it hangs on far too many things.'],
  [
    'en',
    'What do others pay for hides?',
    "I couldn't tell you, you would have to ask the union. Ours cost ninety.",
  ],
  [
    'de',
    'Was werden Häute im Frühling kosten?',
    'Das ist kaum zu sagen, da spielen ganz viele Dinge hinein.',
  ],
  ['fr', 'Combien coûteront les peaux au printemps ?', 'Pas facile à dire, tant de choses entrent en jeu.'],
  ['es', '¿Cuánto costarán las pieles en primavera?', 'Complicado de decir, hay demasiadas cosas por medio.'],
  ['it', 'Quanto costeranno le pelli in primavera?', 'Arduo da dire, entrano in gioco troppe cose.'],
  ['nl', 'Wat kosten huiden in het voorjaar?', 'Dat valt moeilijk te zeggen, er spelen zoveel dingen mee.'],
])('who cannot tell answers in part at most (%s): %s %s', (language, question, answer) => {
  const { findings, summary } = analysed(
    [
      [question, answer],
      [about[language]?.[2] ?? '', '400, 300.'],
      [about[language]?.[1] ?? '', 'Olsson, Torp, Lund, Berg, Skarp, Dahl.'],
    ],
    language,
  );
  expect(findings[0]?.verdict).toBe('partly');
  expect(summary).not.toMatch(/^[^“„«]*3\D+3/u);
});

test('to say that something is hard to do is an answer', () => {
  const said: Said = [
    ['How do you sell saddles in July?', 'It is hard to sell them in July, so we close the shop.'],
    [
      'What is easy to tell from a hide?',
      'It is easy to tell a belly from a back, the belly stretches after a summer of rain.',
    ],
  ];
  expect(verdicts(said)).toEqual(['answered', 'answered']);
});
