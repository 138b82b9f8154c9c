import { type Language, languages } from '@colloquy/contracts';
import models from './confidentiality.json';
import { confidentialityRequestIn } from './confidentiality';
import { featuresOf } from './features';
import { bestWindow, type LinearModel } from './linear-model';
import { pack, unpack } from './packed';
import { plainText, tokensOf } from './tokens';

// the models were fitted to other sentences
test.each<[Language, string]>([
  ['en', 'Could we keep that one out of it?'],
  ['en', 'The next bit is only for your own understanding.'],
  [
    'en',
    'The Eastgate depot has been running without a fire certificate since June, and I would much prefer that to stay in this room.',
  ],
  ['de', 'Ach, den letzten Satz nehmen Sie bitte wieder raus.'],
  [
    'fr',
    'Au printemps on a vendu des irlandaises sous l’étiquette Cancale, ne me citez surtout pas là-dessus.',
  ],
  ['es', 'Lo siguiente se lo cuento solo si no lo pone en ninguna parte.'],
  ['it', 'Lo strumento l’ho rincollato con una resina sintetica, ma questa me la tolga, per cortesia.'],
  ['pt', 'O que vem agora é só para o senhor perceber, não é para escrever.'],
  ['pl', 'W zeszłym roku do jednej beczki dolałem syropu cukrowego, tylko proszę tego nie puszczać dalej.'],
  ['tr', 'Geçen sezon eski mahsulü yenisinin içine karıştırdık, bunu yazmazsanız sevinirim.'],
  ['ja', '去年の大吟醸には他県の米を二割混ぜたんですが、これは記事にしないでいただきたいです。'],
  ['cs', 'To, co teď řeknu, je jen pro vás.'],
  ['uk', 'Минулого року ми домішували старе зерно, тільки це, будь ласка, не друкуйте.'],
  ['ko', '작년에는 묵은쌀을 섞어 팔았는데요, 이건 기사에 쓰지 말아 주세요.'],
  ['zh', '去年我们把陈米掺进新米里卖，这个请不要写进报告。'],
  ['hi', 'पिछले साल हमने पुराना चावल मिलाकर बेचा, ये बात कृपया मत लिखिएगा।'],
  ['ro', 'Anul trecut am vândut pește vechi drept proaspăt, dar vă rog să nu scrieți asta.'],
  ['el', 'Πέρυσι πουλήσαμε παλιό λάδι για φρέσκο, αλλά αυτό μην το γράψετε.'],
  ['no', 'I fjor solgte vi gammel laks som fersk, men det må du ikke skrive.'],
  ['id', 'Tahun lalu kami mencampur beras lama, tapi tolong jangan ditulis.'],
])(
  'a wish for confidentiality is found in words that were not seen before (%s): %s',
  (language, sentence) => {
    expect(confidentialityRequestIn(sentence, language)).toBeDefined();
  },
);

test.each<[Language, string]>([
  ['en', 'What usually fails first on the older two-megawatt machines is the main bearing.'],
  [
    'en',
    'Our insurers keep their loss statistics to themselves, so we rely on our own records going back to 2009.',
  ],
  ['de', 'Die Gemeinden reden untereinander nicht über Preise, das ist in der Branche so üblich.'],
  [
    'fr',
    'Entre ostréiculteurs, chacun garde secret l’emplacement de ses meilleurs parcs, c’est la tradition.',
  ],
  ['es', 'Los catadores no comentan sus notas hasta el final de la cata, es la norma del panel.'],
  ['it', 'Gli accordi di riservatezza con l’università ci costano due mesi ogni volta.'],
  ['pt', 'O controlo normal é apertado, e cada rolha passa por um cromatógrafo.'],
  ['tr', 'Tüccarlar fiyatlarını birbirinden gizler, piyasada bu hep böyledir.'],
  ['cs', 'Recept na sladinu si u nás každý sládek hlídá jako oko v hlavě.'],
  ['ko', '도매상들은 서로 가격을 숨기는데 이 바닥은 원래 그래요.'],
  ['zh', '各家酒厂的配方都是保密的，行业里一直这样。'],
  ['ar', 'التجار يخفون أسعارهم عن بعضهم، هكذا السوق دائما.'],
  ['hu', 'A szőlősgazdák nem árulják el egymásnak az áraikat, ez itt így szokás.'],
])('secrets of a trade are no wish (%s): %s', (language, sentence) => {
  expect(confidentialityRequestIn(sentence, language)).toBeUndefined();
});

test.each<[string, string | undefined]>([
  ['Could we keep that one out of it?', 'before'],
  ['The next bit is only for your own understanding.', 'next'],
  [
    'The depot has no fire certificate since June, and I would much prefer that to stay in this room.',
    'itself',
  ],
])('a wish is about what was said before, what comes next or its own sentence: %s', (sentence, isAbout) => {
  expect(confidentialityRequestIn(sentence, 'en')?.isAbout).toBe(isAbout);
});

test.each(languages)('the models know the language %s', (language) => {
  expect(models.filter(({ least }) => language in least)).toHaveLength(1);
});

test('a text without words has none', () => {
  expect(confidentialityRequestIn('', 'en')).toBeUndefined();
  expect(confidentialityRequestIn('…', 'en')).toBeUndefined();
});

test('the best window contains the features that speak for it and none that speak against it', () => {
  const features = featuresOf(tokensOf(plainText('we sell wool but keep this quiet please')), 'en');
  const model: LinearModel = { bias: -1, weights: new Float32Array(2 ** 17) };
  for (const [at, weight] of [
    [0, -3],
    [3, -1],
    [4, 2],
    [5, 2],
  ] as const)
    model.weights[(features[at]?.[0] ?? 0) % model.weights.length] = weight;
  expect(bestWindow(model, features)).toEqual({ score: 3, first: 4, last: 5 });
});

test('a stored model judges like the fitted one, to a 127th of its largest weight', () => {
  const model: LinearModel = { bias: 0.25, weights: new Float32Array(2 ** 17) };
  model.weights.set([1, -0.5, 0.125]);
  const { bias, weights } = unpack(pack(model));
  expect(bias).toBe(0.25);
  expect(weights.length).toBe(2 ** 17);
  for (const at of [0, 1, 2, 3]) expect(weights[at]).toBeCloseTo(model.weights[at] ?? 0, 2);
});
