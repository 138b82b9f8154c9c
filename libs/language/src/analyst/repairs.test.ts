import { type Language } from '@colloquy/contracts';
import { anAnsweredInterview } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';

const questions: Partial<Record<Language, readonly string[]>> = {
  en: ['What did wool cost last year?', 'Who spins it?', 'What slows you down?'],
  de: ['Was hat Wolle letztes Jahr gekostet?', 'Wer spinnt sie?', 'Was bremst Sie?'],
  fr: ['Combien coûtait la laine l’an dernier ?', 'Qui la file ?', 'Qu’est-ce qui vous ralentit ?'],
  es: ['¿Cuánto costó la lana el año pasado?', '¿Quién la hila?', '¿Qué les frena?'],
  it: ['Quanto costava la lana l’anno scorso?', 'Chi la fila?', 'Che cosa vi rallenta?'],
  nl: ['Wat kostte wol vorig jaar?', 'Wie spint het?', 'Wat remt u af?'],
};

const answers: Partial<Record<Language, readonly string[]>> = {
  en: [
    'The clip and the breed count.',
    'A mill in Selby spins it, because they own the only wide frame.',
    'The drying room, since it holds only two racks.',
  ],
  de: [
    'The clip and the breed count.',
    'Eine Spinnerei in Zittau, weil sie den einzigen breiten Stuhl hat.',
    'Der Trockenraum, weil nur zwei Gestelle hineinpassen.',
  ],
  fr: [
    'The clip and the breed count.',
    'Une filature à Castres, parce qu’elle a le seul grand métier.',
    'Le séchoir, car il ne tient que deux cadres.',
  ],
  es: [
    'The clip and the breed count.',
    'Una hilandería de Béjar, porque tiene la única máquina ancha.',
    'El secadero, porque solo caben dos bastidores.',
  ],
  it: [
    'The clip and the breed count.',
    'Una filatura di Biella, perché ha l’unica macchina larga.',
    'L’essiccatoio, perché contiene solo due telai.',
  ],
  nl: [
    'The clip and the breed count.',
    'Een spinnerij in Tilburg, omdat zij de enige brede machine heeft.',
    'De droogkamer, omdat er maar twee rekken in passen.',
  ],
};

type Changes = readonly (readonly [question: number, answer: string])[];

/** Returns the texts that a client reads: the summary, and all texts together. */
function told(language: Language, changes: Changes, isPunctuated = true) {
  const said = (questions[language] ?? []).map((question, at) => {
    const answer = changes.find(([index]) => index === at)?.[1] ?? answers[language]?.[at] ?? '';
    return [question, isPunctuated ? answer : answer.toLowerCase().replace(/[.,]/gu, '')] as const;
  });
  const { evidence, quotes, findings } = analyseInterview(anAnsweredInterview(said, language));
  const summary = evidence.summary.map(({ text }) => text);
  const quoted = quotes.map(({ quote }) => quote);
  const found = findings.flatMap(({ answer, claims }) => [answer ?? '', ...claims.map(({ text }) => text)]);
  return { summary, all: [...summary, ...quoted, ...found] };
}

test.each<[Language, string, Changes, RegExp, RegExp]>([
  [
    'en',
    'unit',
    [[0, 'Wool went up to eighty pounds a bale. Dollars, sorry, eighty dollars.']],
    /pounds/i,
    /eighty dollars/i,
  ],
  ['en', 'unit', [[0, 'We paid eighty pounds a bale. A sack, I mean, not a bale.']], /a bale/i, /a sack/i],
  [
    'en',
    'unit',
    [[2, 'The dryer loses twelve litres an hour. A day, I should say. Twelve litres a day.']],
    /hour/i,
    /a day/i,
  ],
  [
    'de',
    'unit',
    [[0, 'Wolle kostete neunzig Euro je Ballen. Entschuldigung, Franken, neunzig Franken je Ballen.']],
    /euro/i,
    /neunzig Franken/i,
  ],
  [
    'de',
    'unit',
    [[2, 'Der Trockner verliert zwölf Liter pro Stunde. Pro Tag, meine ich, nicht pro Stunde.']],
    /pro Stunde/i,
    /pro Tag/i,
  ],
  [
    'fr',
    'unit',
    [
      [
        0,
        'La laine coûtait quatre-vingts euros la balle. Pardon, des francs, quatre-vingts francs la balle.',
      ],
    ],
    /euros/i,
    /francs/i,
  ],
  [
    'fr',
    'unit',
    [[2, 'Le séchoir perd douze litres par heure. Par jour, je veux dire, pas par heure.']],
    /par heure/i,
    /par jour/i,
  ],
  [
    'es',
    'unit',
    [[0, 'La lana costó ochenta euros el fardo. Perdón, dólares, ochenta dólares el fardo.']],
    /euros/i,
    /dólares/i,
  ],
  [
    'es',
    'unit',
    [[2, 'El secadero pierde doce litros por hora. Por día, quiero decir, no por hora.']],
    /por hora/i,
    /por día/i,
  ],
  [
    'it',
    'unit',
    [[0, 'La lana costava ottanta euro la balla. Scusi, franchi, ottanta franchi la balla.']],
    /euro/i,
    /franchi/i,
  ],
  [
    'nl',
    'unit',
    [[0, 'Wol kostte tachtig euro per baal. Sorry, kronen, tachtig kronen per baal.']],
    /euro/i,
    /kronen/i,
  ],
  [
    'en',
    'unit later',
    [
      [0, 'Wool went up to eighty pounds a bale, because the flood closed the pass.'],
      [2, 'The drying room, since it holds two racks. Sorry, I said pounds before, I meant dollars.'],
    ],
    /pounds/i,
    /eighty dollars/i,
  ],
  [
    'de',
    'unit later',
    [
      [0, 'Wolle stieg auf neunzig Euro je Ballen, weil der Pass gesperrt war.'],
      [
        2,
        'Der Trockenraum, weil nur zwei Gestelle hineinpassen. Ich habe vorhin Euro gesagt, ich meinte Franken.',
      ],
    ],
    /euro/i,
    /neunzig Franken/i,
  ],
  [
    'fr',
    'unit later',
    [
      [0, 'La laine est montée à quatre-vingts euros la balle, car le col était fermé.'],
      [
        2,
        "Le séchoir, car il ne tient que deux cadres. J'ai dit euros tout à l'heure, je voulais dire francs.",
      ],
    ],
    /euros/i,
    /francs/i,
  ],
  [
    'es',
    'unit later',
    [
      [0, 'La lana subió a ochenta euros el fardo, porque cerraron el puerto.'],
      [2, 'El secadero, porque solo caben dos bastidores. Antes dije euros, quería decir dólares.'],
    ],
    /euros/i,
    /ochenta dólares/i,
  ],
  [
    'it',
    'unit later',
    [
      [0, 'La lana è salita a ottanta euro la balla, perché il passo era chiuso.'],
      [2, 'L’essiccatoio, perché contiene solo due telai. Prima ho detto euro, intendevo franchi.'],
    ],
    /euro/i,
    /ottanta franchi/i,
  ],
  [
    'en',
    'name',
    [
      [
        1,
        'Northfleece spins it, they have done so since 2019. No, what am I saying, it is Wexcombe that spins it.',
      ],
    ],
    /Northfleece/,
    /Wexcombe/,
  ],
  [
    'en',
    'name',
    [[1, 'Northfleece spins it, they have the wide frame. Sorry, Wexcombe, not Northfleece.']],
    /Northfleece/,
    /Wexcombe/,
  ],
  [
    'de',
    'name',
    [
      [
        1,
        'Das macht Nordgarn, die haben seit 2019 den Vertrag. Quatsch, Wollmann ist das, Wollmann hat den Vertrag.',
      ],
    ],
    /Nordgarn/,
    /Wollmann/,
  ],
  [
    'de',
    'name',
    [[1, 'Das spinnt Nordgarn in Zittau. Verzeihung, Wollmann, nicht Nordgarn.']],
    /Nordgarn/,
    /Wollmann/,
  ],
  [
    'fr',
    'name',
    [[1, "C'est Filanor, ils ont le contrat depuis 2019. Pardon, c'est Lainex, pas Filanor."]],
    /Filanor/,
    /Lainex/,
  ],
  [
    'es',
    'name',
    [[1, 'La hila Lanaver, que tiene el contrato desde 2019. Perdón, es Textiluz, no Lanaver.']],
    /Lanaver/,
    /Textiluz/,
  ],
  [
    'it',
    'name',
    [[1, 'La fila Lanavera, che ha il contratto dal 2019. Scusi, è Filtessa, non Lanavera.']],
    /Lanavera/,
    /Filtessa/,
  ],
  [
    'en',
    'name later',
    [
      [1, 'Northfleece spins it, because they own the wide frame.'],
      [
        2,
        'The drying room, since it holds two racks. And it is Wexcombe that spins for us, I said Northfleece.',
      ],
    ],
    /Northfleece/,
    /Wexcombe/,
  ],
  [
    'de',
    'name later',
    [
      [1, 'Nordgarn spinnt sie, weil dort der breite Stuhl steht.'],
      [
        2,
        'Der Trockenraum, weil nur zwei Gestelle hineinpassen. Vorhin sagte ich Nordgarn, ich meinte Wollmann.',
      ],
    ],
    /Nordgarn/,
    /Wollmann/,
  ],
  [
    'fr',
    'name later',
    [
      [1, 'Filanor la file, parce qu’ils ont le grand métier.'],
      [2, "Le séchoir, car il ne tient que deux cadres. J'ai dit Filanor, je voulais dire Lainex."],
    ],
    /Filanor/,
    /Lainex/,
  ],
  [
    'es',
    'name later',
    [
      [1, 'La hila Lanaver, porque tiene la máquina ancha.'],
      [2, 'El secadero, porque solo caben dos bastidores. Dije Lanaver, quería decir Textiluz.'],
    ],
    /Lanaver/,
    /Textiluz/,
  ],
  [
    'en',
    'figure',
    [
      [
        0,
        'All told, 840 a bale. Let me look it up. I had the digits swapped, the list says 480, freight included.',
      ],
    ],
    /840/,
    /480/,
  ],
  [
    'de',
    'figure',
    [
      [
        0,
        'Insgesamt 840 je Ballen. Moment, ich schaue nach. Ich hatte die Ziffern vertauscht, da steht 480, mit Fracht.',
      ],
    ],
    /840/,
    /480/,
  ],
  [
    'fr',
    'figure',
    [[0, 'La laine valait vingt-huit euros. Je me suis trompé de ligne, c’est dix-huit euros.']],
    /vingt-huit/,
    /dix-huit/,
  ],
  [
    'es',
    'figure',
    [[0, 'A sesenta y dos euros. Perdone, a treinta y dos, que el sesenta era de la seda.']],
    /sesenta y dos/,
    /treinta y dos/,
  ],
  [
    'it',
    'figure',
    [[0, 'Costava sessantadue euro la balla. Mi sono sbagliato di riga, sono trentadue euro.']],
    /sessantadue/,
    /trentadue/,
  ],
  [
    'en',
    'figure later',
    [
      [0, 'Eleven weeks from the order, in a good year.'],
      [
        2,
        'The drying room, mostly. Oh, and those eleven weeks are only for the dyeing. The whole order takes us about five months.',
      ],
    ],
    /^(?!.*dyeing).*[Ee]leven weeks/,
    /five months/,
  ],
  [
    'de',
    'figure later',
    [
      [0, 'Elf Wochen ab der Bestellung, in einem guten Jahr.'],
      [
        2,
        'Meistens der Trockenraum. Ach, und die elf Wochen gelten nur fürs Färben. Der ganze Auftrag dauert etwa fünf Monate.',
      ],
    ],
    /^(?!.*Färben).*[Ee]lf Wochen/,
    /fünf Monate/,
  ],
  [
    'en',
    'unpunctuated',
    [
      [
        0,
        'we paid for anything over six kilos a bale no sorry over eight kilos a bale because the rest is dirt',
      ],
    ],
    /six/,
    /eight/,
  ],
  [
    'de',
    'unpunctuated',
    [
      [
        0,
        'wir zahlen ab sechs kilo den vollen preis nein quatsch ab acht kilo den vollen preis weil der rest schmutz ist',
      ],
    ],
    /sechs/,
    /acht/,
  ],
])(
  'a corrected value replaces the first one everywhere (%s, %s): %s',
  (language, kind, changes, wrong, right) => {
    const { summary, all } = told(language, changes, kind !== 'unpunctuated');
    expect(all.filter((text) => wrong.test(text))).toEqual([]);
    expect(summary.filter((text) => right.test(text))).not.toEqual([]);
  },
);

test.each<[Language, Changes, RegExp]>([
  ['en', [[0, 'Wool cost eighty pounds a bale. A sack holds half of that.']], /pounds a bale/],
  [
    'en',
    [[1, 'Northfleece spins most of it. Wexcombe spins the rest, but not the wide cloth.']],
    /Northfleece/,
  ],
  [
    'de',
    [[0, 'Wolle kostete neunzig Euro je Ballen. In der Schweiz neunzig Franken je Ballen.']],
    /neunzig Euro/,
  ],
  ['en', [[0, 'We sell twelve bales a week. Twelve bales a month go to Leeds.']], /bales a week/],
  [
    'fr',
    [[0, 'La laine coûtait quatre-vingts euros la balle. La soie, cent euros la balle.']],
    /quatre-vingts euros/,
  ],
  ['en', [[0, 'Seven pounds a bale. My brother keeps three dogs, so I kept the bales.']], /Seven pounds/],
])('a further value corrects none (%s): %s', (language, changes, kept) => {
  expect(told(language, changes).summary.filter((text) => kept.test(text))).not.toEqual([]);
});
