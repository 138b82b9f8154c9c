import { type Language, languages } from '@colloquy/contracts';
import type { ExportedInterview } from '../src/domain/exported-interview';
import { openPdf, startDocuments } from './documents';

let started: Awaited<ReturnType<typeof startDocuments>>;
beforeAll(async () => {
  started = await startDocuments();
});
afterAll(() => started.stop());

const sentences: Readonly<Record<Language, string>> = {
  en: 'We waited nine months for 40 flats.',
  es: 'Esperamos nueve meses, ¿verdad? ¡Sí, señor!',
  fr: 'Où êtes-vous allé à Noël ? L’œuvre coûte 40 €.',
  de: 'Größere Häuser mussten länger warten.',
  it: 'Perché è così? Più tardi, però.',
  pt: 'Não houve solução até então.',
  pl: 'Zażółć gęślą jaźń.',
  hi: 'हमने हैम्बर्ग में नौ महीने इंतज़ार किया।',
  zh: '我们在汉堡等了九个月，才拿到许可证。',
  ko: '함부르크에서 우리는 아홉 달을 기다렸습니다.',
  ru: 'Мы ждали девять месяцев. Съёмка!',
  nl: 'We wachtten negen maanden, één voor één.',
  tr: 'İstanbul’da dokuz ay bekledik, ığüşöç.',
  sv: 'Vi väntade i nio månader på åtgärder.',
  id: 'Kami menunggu sembilan bulan.',
  fil: 'Naghintay kami ng siyam na buwan.',
  ja: '「九か月も待ちました」と彼女は言った。',
  uk: 'Ґанок і їжак є.',
  el: 'Περιμέναμε εννέα μήνες.',
  cs: 'Čekali jsme devět měsíců, řeřicha.',
  fi: 'Odotimme yhdeksän kuukautta, öljyä.',
  ro: 'Am așteptat nouă luni în țară.',
  da: 'Vi ventede ni måneder på ærlige løsninger.',
  bg: 'Чакахме девет месеца щъркел.',
  ms: 'Kami menunggu sembilan bulan.',
  sk: 'Čakali sme deväť mesiacov, ľúbezný.',
  hr: 'Čekali smo devet mjeseci, đak, ćup.',
  ar: 'انتظرنا تسعة أشهر.',
  ta: 'நாங்கள் ஒன்பது மாதங்கள் காத்திருந்தோம்.',
  vi: 'Chúng tôi đã chờ chín tháng ở Hamburg.',
  hu: 'Kilenc hónapot vártunk, őű.',
  no: 'Vi ventet ni måneder på å få svar.',
};

const spokenIn = (language: string, text: string): ExportedInterview => ({
  id: 'i',
  title: text,
  expert: { name: 'Dana', title: 'Engineer' },
  agentPersonaName: 'Alex',
  isTest: false,
  startedAt: null,
  completedAt: null,
  withdrawnAt: null,
  consents: [],
  analysedBy: null,
  summary: null,
  findings: [],
  quotes: [],
  quality: { score: null, reasons: null },
  conduct: { score: null, reasons: null },
  variant: 'original',
  language,
  sourceLanguage: language,
  turns: [{ role: 'user', speaker: 'Dana', text, timestampSecs: 0, endSecs: null }],
  withheld: [],
});

async function textIn(language: string, text: string): Promise<string> {
  const made = await started.documents.pdf('an account', spokenIn(language, text));
  if (!('bytes' in made)) throw new Error(`Not supported: ${made.unsupported.join(', ')}`);
  return openPdf(made.bytes).text.normalize('NFC');
}

/** Scripts whose signs a PDF stores in the order in which they are drawn. */
const isDrawnInOrder = (language: string) => !['ar', 'hi', 'ta'].includes(language);

test.each(languages.filter(isDrawnInOrder))(
  'a PDF in the language %s has all its words, twice',
  async (code) => {
    const text = await textIn(code, sentences[code]);
    expect(text.replaceAll(' ', '').split(sentences[code].replaceAll(' ', ''))).toHaveLength(3);
  },
);

const letters = (text: string) =>
  Array.from(text.normalize('NFD')).filter((sign) => /[\p{L}\p{M}]/u.test(sign));

test.each(languages.filter((code) => !isDrawnInOrder(code)))(
  'a PDF in the language %s has all its letters and no empty glyph',
  async (code) => {
    const text = await textIn(code, sentences[code]);
    expect(letters(text)).toEqual(expect.arrayContaining(letters(sentences[code])));
    expect(text).not.toMatch(/[\u0000\ufffd]/);
  },
);

test('a text in several scripts and directions, with emoji and long words, is complete', async () => {
  const words = ['Norlund', '热泵', 'نعم', '(40)', '👍🏽', 'नौ', 'x'.repeat(400), 'Ω', '가'];
  const text = (await textIn('ja', words.join(' '))).replaceAll(' ', '');
  for (const word of ['Norlund', '热泵', '40', 'x'.repeat(400), 'Ω', '가']) expect(text).toContain(word);
});
