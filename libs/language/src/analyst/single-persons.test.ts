import { type Language } from '@colloquy/contracts';
import { anAnsweredInterview, type Said } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';

const kennels: Partial<Record<Language, Said>> = {
  en: [
    ['How do you run the kennel?', 'We take forty dogs at most, because the run is short.'],
    ['What went wrong last winter?', 'The heating failed twice, and the spare pump came from Dundee.'],
    ['Who brings you the dogs?', 'Mostly hikers, two thirds of them from the north.'],
  ],
  de: [
    ['Wie führen Sie die Hundepension?', 'Wir nehmen höchstens vierzig Hunde, weil der Auslauf kurz ist.'],
    ['Was ging letzten Winter schief?', 'Die Heizung fiel zweimal aus, und die Pumpe kam aus Bremen.'],
    ['Wer bringt Ihnen die Hunde?', 'Meistens Wanderer, zwei Drittel aus dem Norden.'],
  ],
  fr: [
    ['Comment tenez-vous le chenil ?', 'Nous prenons quarante chiens au plus, car la cour est petite.'],
    [
      'Qu’est-ce qui a mal tourné cet hiver ?',
      'Le chauffage a lâché deux fois, et la pompe venait de Brest.',
    ],
    ['Qui vous amène les chiens ?', 'Surtout des randonneurs, deux tiers viennent du nord.'],
  ],
  es: [
    ['¿Cómo llevan la perrera?', 'Aceptamos cuarenta perros como mucho, porque el patio es pequeño.'],
    ['¿Qué salió mal en invierno?', 'La calefacción falló dos veces, y la bomba vino de Vigo.'],
    ['¿Quién les trae los perros?', 'Sobre todo excursionistas, dos tercios del norte.'],
  ],
  it: [
    ['Come gestite il canile?', 'Prendiamo al massimo quaranta cani, perché il cortile è piccolo.'],
    [
      'Che cosa è andato storto in inverno?',
      'Il riscaldamento si è fermato due volte, e la pompa veniva da Bari.',
    ],
    ['Chi vi porta i cani?', 'Soprattutto escursionisti, due terzi dal nord.'],
  ],
};

/** Returns whether a delivered text contains the beginning of a sentence that was said after an answer. */
function isTold(sentence: string, at: number, language: Language): boolean {
  const said = (kennels[language] ?? []).map(
    ([question, answer], index) => [question, index === at ? `${answer} ${sentence}` : answer] as const,
  );
  const { evidence, quotes, findings } = analyseInterview(anAnsweredInterview(said, language));
  const all = [
    ...evidence.summary.map(({ text }) => text),
    ...quotes.map(({ quote }) => quote),
    ...findings.flatMap(({ answer, claims }) => [answer ?? '', ...claims.map(({ text }) => text)]),
  ];
  return all.some((text) => text.includes(sentence.slice(0, -1)));
}

const cases = (sentences: Partial<Record<Language, readonly string[]>>) =>
  Object.entries(sentences).flatMap(([language, each]) =>
    each.map((sentence, at) => [language as Language, sentence, at % 3] as const),
  );

test.each(
  cases({
    en: [
      'Our groomer keeps missing shifts since her hearing got worse.',
      'The woman who walks them has moved back to her parents after the wedding fell through.',
      'Moira cannot lift anything, her back gave out.',
      'It does not help that the night porter lost his flat over the drink.',
      'One of them, Fergus, has a court date in May.',
      'Callum, on nights, is on 31,500 and not worth it.',
    ],
    de: [
      'Die Tierpflegerin ist seit Ostern auf Kur.',
      'Herr Ohlsen vom Empfang hat seine Wohnung verloren, seitdem schließe ich ab.',
      'Eine von ihnen, Wiebke, macht gerade eine Trennung durch.',
      'Der am Empfang verdient 3.900 und schläft nachts.',
    ],
    fr: [
      'Le gardien, lui, sort tout juste de cure.',
      'Bastien, à la caisse, est à 2 750 et dort debout.',
      'La soigneuse, elle, a fait une dépression.',
    ],
    es: [
      'Una de ellas, Maite, está pasando por un embargo.',
      'Al encargado de noche le han puesto en 2.950 sin que nadie lo sepa.',
      'A la cuidadora la dejó el marido en marzo.',
    ],
    it: ['Uno di loro, Tullio, va dallo psichiatra da gennaio.', 'La custode, lei, ha avuto un esaurimento.'],
  }),
)(
  'what grammar tells to be about one person and nothing else is withheld (%s): %s',
  (language, sentence, at) => {
    expect(isTold(sentence, at, language)).toBe(false);
  },
);

test.each(
  cases({
    en: [
      'The groomer trusts his own nose more than the papers.',
      'My sister sweeps the yard, and we share the truck.',
      'The groomer comes on Fridays and washes ten dogs an hour.',
      'Petcare delivers the food on Mondays.',
      'The driver picks the dogs up at the station, and his van holds six.',
      'Dundee ships the pumps by rail.',
      'The vet checks their ears in the yard.',
    ],
    de: [
      'Die Tierpflegerin prüft jede Pfote.',
      'Die Pflegerin wäscht zehn Hunde in der Stunde.',
      'Der Zaun hält seit Januar nicht mehr.',
      'Der Tierarzt prüft die Hunde jeden Montag.',
      'Der Kompressor läuft seit Mai im Keller.',
    ],
    fr: [
      'Le vétérinaire examine les chiens le lundi.',
      'La clôture, elle, ne tient plus depuis janvier.',
      'Le gardien ouvre la cour à six heures.',
    ],
    es: [
      'El veterinario revisa los perros cada lunes.',
      'A la bomba le cambiaron el filtro en marzo.',
      'El encargado abre el patio a las seis.',
    ],
    it: ['Il veterinario visita i cani ogni lunedì.', 'Il custode apre il cortile alle sei.'],
  }),
)('what a person or a thing does at work is told (%s): %s', (language, sentence, at) => {
  expect(isTold(sentence, at, language)).toBe(true);
});
