import { type Language } from '@colloquy/contracts';
import { type AnalysisTurn } from './analyst';
import { analyseInterview } from './embedded-analyst';

const guides: Partial<Record<Language, readonly [string, string, string, string]>> = {
  en: [
    'How do you dry the herbs?',
    'Who picks them?',
    'On racks in the loft, because the sun takes the colour. The cellar is damp in autumn.',
    'Thank you. Good-bye.',
  ],
  de: [
    'Wie trocknen Sie die Kräuter?',
    'Wer pflückt sie?',
    'Auf Gestellen im Speicher, weil die Sonne die Farbe nimmt. Der Keller ist im Herbst feucht.',
    'Vielen Dank. Auf Wiederhören.',
  ],
  fr: [
    'Comment séchez-vous les herbes ?',
    'Qui les cueille ?',
    'Sur des claies au grenier, parce que le soleil prend la couleur. La cave est humide en automne.',
    'Merci. Au revoir.',
  ],
  es: [
    '¿Cómo secan las hierbas?',
    '¿Quién las recoge?',
    'En bastidores en el desván, porque el sol quita el color. El sótano es húmedo en otoño.',
    'Gracias. Adiós.',
  ],
  it: [
    'Come seccate le erbe?',
    'Chi le raccoglie?',
    'Su telai in soffitta, perché il sole toglie il colore. La cantina è umida in autunno.',
    'Grazie. Arrivederci.',
  ],
};

/** Returns the conduct of an agent that says `reply` after the expert's words on the first question. */
function conductAfter(language: Language, said: string, reply: (next: string) => string) {
  const [first = '', second = '', answer = '', closing = ''] = guides[language] ?? [];
  const spoken = [first, said, reply(second), answer, closing];
  const turns = spoken.map((text, at): AnalysisTurn => ({
    id: `t${at}`,
    role: at % 2 === 0 ? 'agent' : 'user',
    text,
    timestampSecs: 10 * at,
  }));
  return analyseInterview({
    questions: [first, second],
    language,
    expertName: 'Dora Lindqvist',
    turns,
    sessions: [{ disconnectReason: 'completed_natural_end', durationSeconds: 60 }],
  }).conduct;
}

test.each<[Language, string]>([
  ['en', 'Sorry, could you repeat the question?'],
  ['en', 'Do you mean the wild ones or ours?'],
  ['de', 'Können Sie die Frage bitte wiederholen?'],
  ['de', 'Meinen Sie die wilden oder unsere?'],
  ['fr', 'Pouvez-vous répéter la question, s’il vous plaît ?'],
  ['es', '¿Puede repetir la pregunta, por favor?'],
  ['it', 'Può ripetere la domanda, per favore?'],
])('an agent that goes on after a request is limited, one that reacts is not (%s): %s', (language, said) => {
  const ignoring = conductAfter(language, said, (next) => next);
  expect(ignoring.score).toBeLessThanOrEqual(75);
  expect(ignoring.reasons?.[0]).toContain('1 passed over');
  const [first = ''] = guides[language] ?? [];
  const heeding = conductAfter(language, said, () => first);
  expect(heeding.reasons?.join(' ')).not.toContain('passed over');
});

test.each<[Language, string]>([
  ['en', 'On racks. Why would anybody use an oven? It kills the scent.'],
  ['de', 'Auf Gestellen. Wer nimmt schon einen Ofen? Der tötet den Duft.'],
  ['fr', 'Sur des claies. Qui prendrait un four ? Il tue le parfum.'],
])('a rhetorical question needs no reaction (%s): %s', (language, said) => {
  const { reasons } = conductAfter(language, said, (next) => next);
  expect(reasons?.join(' ')).not.toContain('passed over');
});
