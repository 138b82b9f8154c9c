import { type Language } from '@colloquy/contracts';
import { analyseInterview } from './embedded-analyst';
import { type AnalysisInput } from './analyst';

/** The expert answers each question once; the interviewer asks one after the other. */
function anExchange(pairs: readonly (readonly [string, string])[], language: Language = 'en'): AnalysisInput {
  const turns = pairs.flatMap(([question, answer], index) => [
    {
      id: `a${index}`,
      role: 'agent' as const,
      text: question,
      timestampSecs: index * 20,
      act: { kind: 'question' as const, questionIndex: index },
    },
    { id: `e${index}`, role: 'user' as const, text: answer, timestampSecs: index * 20 + 8 },
  ]);
  return {
    questions: pairs.map(([question]) => question),
    language,
    expertName: 'Dana Meier',
    turns,
    sessions: [{ disconnectReason: 'completed_by_expert', durationSeconds: pairs.length * 20 }],
  };
}

const asked = [
  'How do you dry the wood?',
  'Who buys the pipes?',
  'What does an organ cost?',
  'How long does tuning take?',
] as const;

const exchangeOf = (answers: readonly string[], language?: Language) =>
  anExchange(
    answers.map((answer, index) => [asked[index] ?? '', answer] as const),
    language,
  );

const quality = (input: AnalysisInput) => analyseInterview(input).quality;
const verdicts = (input: AnalysisInput) =>
  analyseInterview(input).findings?.map(({ verdict }) => verdict) ?? [];

test.each<[string, Language, readonly string[]]>([
  [
    'English',
    'en',
    [
      'You have some nerve ringing at this hour.',
      'Does anybody ever sit through all of your drivel?',
      'You can tell whoever sent you where to stick it.',
    ],
  ],
  [
    'German',
    'de',
    [
      'Sie haben vielleicht Nerven, mich hier zu stören.',
      'Glauben Sie ernsthaft, dass ich Ihnen was erzähle?',
      'Richten Sie Ihrem Chef aus, er kann mich mal.',
    ],
  ],
  [
    'Italian',
    'it',
    [
      'E lei chi sarebbe, scusi?',
      'Si faccia gli affari suoi, mi lasci lavorare.',
      'Lei parla come un distributore di caffè.',
    ],
  ],
  [
    'Dutch',
    'nl',
    [
      'Moet u mij daarvoor uit bed bellen?',
      'U klinkt als een broodrooster, weet u dat?',
      'Zoek het zelf maar uit, u heeft toch alles al.',
    ],
  ],
])(
  'an expert who talks against the interviewer has disengaged, whatever the words (%s)',
  (_, language, said) => {
    const input = exchangeOf(said, language);
    expect(quality(input).expertDisengaged).toBe(true);
    expect(verdicts(input)).toEqual(['refused', 'refused', 'refused']);
  },
);

test('an expert who speaks to the interviewer about the subject has not', () => {
  const input = exchangeOf([
    'You stack the boards and wait four years, and you turn them each spring.',
    'Parishes buy the pipes, you would not believe how long they take to decide.',
    'As I told you, an organ costs 400,000 euros because each pipe is made by hand.',
    'Tuning takes us three days; your question is a good one, nobody ever asks it.',
  ]);
  expect(quality(input).expertDisengaged).toBe(false);
  expect(verdicts(input)).toEqual(['answered', 'answered', 'answered', 'answered']);
});

test('"you" for anybody is no sign, however few words are of the subject', () => {
  const input = exchangeOf([
    'You learn to hear it, and you stop when the reed speaks clean.',
    'Parishes do, and two concert halls in the north.',
    'It depends on the number of stops; 400,000 euros is usual.',
    'Three days, because the reeds drift.',
  ]);
  expect(quality(input).expertDisengaged).toBe(false);
  expect(verdicts(input)[0]).not.toBe('refused');
});

test('an answer that only denies something of the speaker is a refusal', () => {
  const input = exchangeOf([
    'That is not something I get into.',
    "I won't, sorry.",
    "I couldn't possibly.",
    'We tune for three days because the reeds drift.',
  ]);
  expect(verdicts(input)).toEqual(['refused', 'refused', 'refused', 'answered']);
});

test('a denial that states something is an answer', () => {
  const input = exchangeOf([
    'I never dry it in a kiln, because the resin turns brittle.',
    'I do not sell to dealers, only parishes and two concert halls.',
  ]);
  expect(verdicts(input)).toEqual(['answered', 'answered']);
});

test('who is modest about gaps has not turned against the interviewer', () => {
  const input = exchangeOf([
    'I have no fixed way, to be honest.',
    'Parishes, mostly.',
    "I don't follow the price list.",
    'I never timed it.',
  ]);
  expect(quality(input).expertDisengaged).toBe(false);
  expect(verdicts(input)[1]).toBe('partly');
});
