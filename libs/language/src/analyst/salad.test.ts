import { type Language } from '@colloquy/contracts';
import { anAnsweredInterview, type Said } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';

const score = (said: Said, language?: Language) =>
  analyseInterview(anAnsweredInterview(said, language)).quality.score ?? 0;

const asked = ['How do you choose a ferry?', 'What does a crossing cost?', 'Why do captains leave?'] as const;

test.each<[string, Language, Said]>([
  [
    'with verbs, figures, causes and one pronoun',
    'en',
    [
      [
        asked[0],
        'The ferry captains a crossing of thirty ramps, because the harbour deck chooses a cost. In Oban nine percent of the diesel ferries a captain through the deck.',
      ],
      [
        asked[1],
        'We ramp the cost of a captain since the ferry choose the harbour, for example the deck crossings twelve diesel ramps in 2018.',
      ],
      [
        asked[2],
        'Captains cost the crossing ferry without harbour, so the ramp leaves forty decks and the diesel chooses a ferry in Mull.',
      ],
    ],
  ],
  [
    'in good grammar',
    'fr',
    [
      [
        'Comment choisissez-vous un bac ?',
        'Le bac traverse le capitaine par trente rampes, parce que le port choisit le prix. À Brest, neuf pour cent des rampes coûtent un capitaine.',
      ],
      [
        'Combien coûte une traversée ?',
        'La traversée choisit le port en 2019, par exemple le capitaine coûte la rampe. Le bac pèse le port comme une traversée.',
      ],
      [
        'Pourquoi les capitaines partent-ils ?',
        'Les capitaines partent par la rampe du bac, donc quarante ports coûtent la traversée au prix du bac.',
      ],
    ],
  ],
  [
    'in Korean',
    'ko',
    [
      [
        '선장은 배를 어떻게 고릅니까?',
        '선장 항구 요금 배가 삼십 경사로를 고르기 때문에 항구 요금이 선장 배를 건넙니다.',
      ],
      [
        '건너는 요금은 얼마입니까?',
        '요금 선장 배가 항구 경사로를 고르고, 예를 들어 항구 선장 요금이 배를 고릅니다.',
      ],
      [
        '선장은 왜 떠납니까?',
        '선장 배가 요금을 항구 경사로로 떠나고 그래서 배를 고르는 요금 선장 항구입니다.',
      ],
    ],
  ],
])('words of the subject %s score low', (_how, language, said) => {
  expect(score(said, language)).toBeLessThan(40);
});

test('an expert who repeats the words of the subject and says something scores high', () => {
  expect(
    score([
      [
        asked[0],
        'A ferry is chosen by its ramp. Our captains will not take a ferry whose ramp is under six metres, because the lorries wait.',
      ],
      [
        asked[1],
        'A crossing costs us 900 pounds with the old ferry and 600 with the new ferry, since it needs three captains fewer a week.',
      ],
      [
        asked[2],
        'Captains leave for the pilots, who are home at night. A captain of a ferry is not, and that is the cost of the crossing at five.',
      ],
    ]),
  ).toBeGreaterThanOrEqual(70);
});
