import { type Language } from '@colloquy/contracts';
import { anAnsweredInterview } from './an-answered-interview';
import { analyseInterview } from './embedded-analyst';

function summaryWith([first, readBack, second]: readonly string[], language: Language): string {
  const [question, other] = ['How much slate do you split?', 'Who buys it?'];
  const { turns, ...input } = anAnsweredInterview(
    [
      [question, first ?? ''],
      [other, 'Roofers in three counties buy it, and a sculptor takes the thick pieces.'],
    ],
    language,
  );
  const [greeting, answer, ...rest] = turns;
  const said = [greeting, answer].flatMap((turn) => turn ?? []);
  return (
    analyseInterview({
      ...input,
      turns: [
        ...said,
        { id: 'r', role: 'agent', text: readBack ?? '', timestampSecs: 14, act: { kind: 'probe' } },
        { id: 's', role: 'user', text: second ?? '', timestampSecs: 16 },
        ...rest,
      ],
    }).summary ?? ''
  );
}

test.each<[Language, readonly string[], string, string]>([
  [
    'en',
    ['We split sixty tonnes a month.', 'So that is sixty tonnes?', 'Sixteen. One six.'],
    'sixteen tonnes',
    'sixty',
  ],
  [
    'en',
    ['We split sixty tonnes a month.', 'Sixty, I see.', 'Sixteen. Sixty would sink the barge.'],
    'sixteen tonnes',
    'sixty',
  ],
  [
    'de',
    ['Wir spalten sechzig Tonnen im Monat.', 'Also sechzig Tonnen?', 'Sechzehn.'],
    'sechzehn Tonnen',
    'sechzig',
  ],
  [
    'fr',
    ['On fend soixante tonnes par mois.', 'Soixante tonnes, donc ?', 'Seize.'],
    'seize tonnes',
    'oixante',
  ],
])(
  '%s: a figure that the interviewer reads back is corrected by another one',
  (language, said, right, wrong) => {
    const summary = summaryWith(said, language);
    expect(summary).toContain(right);
    expect(summary).not.toContain(wrong);
  },
);

test('a figure that answers a further question corrects nothing', () => {
  const said = ['We split sixty tonnes a month.', 'And how many hands do you have?', 'Sixteen.'];
  expect(summaryWith(said, 'en')).toContain('sixty tonnes');
});
