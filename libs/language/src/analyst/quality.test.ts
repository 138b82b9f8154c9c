import { type Language } from '@colloquy/contracts';
import { anAnsweredInterview, type Said } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';

const score = (said: Said, language?: Language) =>
  analyseInterview(anAnsweredInterview(said, language)).quality.score ?? -1;

const talk: readonly (readonly [Language, Said])[] = [
  [
    'en',
    [
      [
        'What makes a good lifeguard?',
        'Oh, a good lifeguard is a person with the right attitude, and attitude is really what matters. A lot of things come together there, and all of them count in some way. It is a matter of people, because people are what it is about.',
      ],
      [
        'How do pools find them?',
        'That varies, of course, since every pool is a different pool. One looks at the whole picture and finds a solution that fits, and I believe that is the right approach.',
      ],
      [
        'What do pools get wrong?',
        'Nobody is perfect, and pools are no exception. It is important to stay open and to keep talking, so there is always something to learn.',
      ],
    ],
  ],
  [
    'fr',
    [
      [
        'Qu’est-ce qui fait un bon maître-nageur ?',
        'Un bon maître-nageur, c’est avant tout quelqu’un de bien, et c’est cela qui compte vraiment. Il y a beaucoup de choses qui entrent en jeu, et toutes ont leur importance, parce que tout est important.',
      ],
      [
        'Comment les piscines les trouvent-elles ?',
        'Cela dépend des piscines, bien sûr, car chaque piscine est différente. On regarde l’ensemble et on trouve une solution qui convient à tout le monde.',
      ],
      [
        'Que font mal les piscines ?',
        'Certaines choses vont bien, d’autres moins bien, comme partout. L’essentiel est de rester ouvert et d’avancer ensemble.',
      ],
    ],
  ],
  [
    'es',
    [
      [
        '¿Qué hace bueno a un socorrista?',
        'Un buen socorrista es una persona con la actitud adecuada, y la actitud es lo más importante. Hay muchos factores, y todos cuentan a su manera, porque las personas son lo importante.',
      ],
      [
        '¿Cómo los encuentran las piscinas?',
        'Depende de cada piscina, claro, porque cada piscina es distinta. Se mira todo en conjunto y se toma una buena decisión.',
      ],
      [
        '¿Qué hacen mal las piscinas?',
        'Algunas cosas salen bien y otras no tanto, como en todas partes. Lo importante es aprender y seguir adelante.',
      ],
    ],
  ],
];

test.each(talk)('long answers that state nothing score low (%s)', (language, said) => {
  expect(score(said, language)).toBeLessThan(40);
});

const qualitative: Said = [
  [
    'What makes a good lifeguard?',
    'One who watches the parents as well. A child drowns without a sound, so the guard has to see who has stopped splashing.',
  ],
  [
    'How do pools find them?',
    'Through the swimming clubs, because a club knows who turns up on a wet Monday. The ones from agencies look at their phones.',
  ],
  [
    'What do pools get wrong?',
    'They put the chair where the sun stands at noon. When the water glitters nobody sees the bottom, and the guard gives up looking.',
  ],
];

const brilliant: Said = [
  ['What makes a good lifeguard?', 'Hard to say.'],
  ['How do pools find them?', 'No idea.'],
  [
    'What do pools get wrong?',
    'The chair. We moved ours to the north side in 2022, because the glare hides the bottom, and rescues that began too late fell from eleven to two a season. The insurer paid for half of the work.',
  ],
];

test('insight without figures is a good interview, and one brilliant answer is worth more than much talk', () => {
  expect(score(qualitative)).toBeGreaterThanOrEqual(60);
  for (const [language, said] of talk) {
    expect(score(brilliant)).toBeGreaterThan(score(said, language));
  }
});

test.each<[Language, Said]>([
  [
    'de',
    [
      [
        'Wie viele Fähren haben Sie?',
        'Acht Fähren auf drei Strecken. Früher waren es zwölf, aber zwei Häfen sind verlandet.',
      ],
      [
        'Warum gehen Kapitäne?',
        'Weil die Lotsen abends zu Hause sind. Von zehn Kapitänen bleiben sechs bis zur Rente.',
      ],
      [
        'Was planen Sie?',
        'Ab 2027 fährt ein Schiff mit Strom. Wenn der Wind steht, reicht die Ladung nur für vier Fahrten.',
      ],
    ],
  ],
  [
    'fi',
    [
      [
        'Montako lauttaa teillä on?',
        'Kahdeksan lauttaa kolmella reitillä. Ennen niitä oli kaksitoista, mutta kaksi satamaa on madaltunut.',
      ],
      [
        'Miksi kapteenit lähtevät?',
        'Koska luotsit ovat illalla kotona. Kymmenestä kapteenista kuusi jää eläkkeeseen asti.',
      ],
      [
        'Mitä suunnittelette?',
        'Vuodesta 2027 yksi alus kulkee sähköllä. Jos tuulee kovaa, lataus riittää vain neljään matkaan.',
      ],
    ],
  ],
  [
    'pl',
    [
      [
        'Ile macie promów?',
        'Osiem promów na trzech trasach. Dawniej było dwanaście, ale dwa porty się zamuliły.',
      ],
      [
        'Dlaczego kapitanowie odchodzą?',
        'Bo piloci są wieczorem w domu. Z dziesięciu kapitanów sześciu zostaje do emerytury.',
      ],
      [
        'Co planujecie?',
        'Od 2027 jeden statek popłynie na prąd. Jeśli wieje mocno, ładunek starcza tylko na cztery kursy.',
      ],
    ],
  ],
  [
    'zh',
    [
      ['你们有多少艘渡轮？', '三条航线上有八艘渡轮。以前有十二艘，但是两个港口淤积了。'],
      ['船长为什么离开？', '因为引航员晚上可以回家。十个船长里有六个留到退休。'],
      ['你们有什么计划？', '二〇二七年起有一艘船用电。如果风大，电量只够四趟。'],
    ],
  ],
  [
    'tr',
    [
      ['Kaç feribotunuz var?', 'Üç hatta sekiz feribot. Eskiden on iki taneydi, ama iki liman doldu.'],
      [
        'Kaptanlar neden ayrılıyor?',
        'Çünkü kılavuz kaptanlar akşam evde oluyor. On kaptandan altısı emekliliğe kadar kalıyor.',
      ],
      [
        'Ne planlıyorsunuz?',
        "2027'den itibaren bir gemi elektrikle çalışacak. Rüzgâr sert olursa şarj sadece dört sefere yetiyor.",
      ],
    ],
  ],
])('the same interview scores about the same in every language (%s)', (language, said) => {
  const english = score([
    [
      'How many ferries do you have?',
      'Eight ferries on three routes. There used to be twelve, but two harbours have silted up.',
    ],
    [
      'Why do captains leave?',
      'Because the pilots are home at night. Of ten captains, six stay until they retire.',
    ],
    [
      'What do you plan?',
      'From 2027 one ship runs on electricity. If the wind is strong, the charge lasts for four trips only.',
    ],
  ]);
  expect(Math.abs(score(said, language) - english)).toBeLessThanOrEqual(8);
});
