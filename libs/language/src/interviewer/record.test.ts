import fc from 'fast-check';
import { type Language, languages } from '@colloquy/contracts';
import { type AgentActKind, type InterviewerBrief, type SpokenTurn } from './interviewer';
import { nextMove } from './next-move';
import { phrases } from './phrases';
import { recordActFor, withheldReasons, withheldTurns } from './record';
import { asksForTheRecordAgain } from './requests/requests';

const brief: InterviewerBrief = {
  personaName: 'Nora',
  language: 'en',
  questions: ['What does your team do?', 'How do you choose suppliers?'],
  expertName: 'Dana Meier',
};
const good =
  'We run forty plants in Poland and buy steel, packaging and transport for all of them every quarter.';

function converse(answers: readonly string[], given = brief): SpokenTurn[] {
  const history: SpokenTurn[] = [];
  for (const answer of [undefined, ...answers]) {
    if (answer !== undefined) history.push({ role: 'user', text: answer });
    const { text, act } = nextMove(given, history);
    history.push({ role: 'agent', text, act });
  }
  return history;
}
const kept = (history: readonly SpokenTurn[]) => {
  const withheld = withheldTurns(history);
  return history.filter((_, index) => !withheld.has(index)).map(({ role, text }) => `${role}: ${text}`);
};

test.each<[string, Language, AgentActKind | undefined]>([
  ['Off the record, the CFO is leaving.', 'en', 'off-the-record'],
  ["We nearly closed two of them, but that's off the record.", 'en', 'off-the-record'],
  ['This is off the record.', 'en', 'off-the-record-until'],
  ['Can we go off the record for a moment, please?', 'en', 'off-the-record-until'],
  ['Unter uns: der Vorstand tritt zurück.', 'de', 'off-the-record'],
  ['Das Folgende ist nicht fürs Protokoll.', 'de', 'off-the-record-until'],
  ['这个不要公开', 'zh', 'off-the-record-until'],
  ['不要公开，我们的财务总监要离职', 'zh', 'off-the-record'],
  ['Strike that, please.', 'en', 'strike-previous'],
  ['Sorry, forget what I just said.', 'en', 'strike-previous'],
  ['It was Acme who paid. Strike that.', 'en', 'strike'],
  ['Streichen Sie das bitte.', 'de', 'strike-previous'],
  ['Oubliez ce que je viens de dire.', 'fr', 'strike-previous'],
  ['We set a new sales record.', 'en', undefined],
  ['We are back on the record.', 'en', undefined],
])('"%s" (%s): %s', (said, language, act) => {
  expect(recordActFor(said, language, false)).toBe(act);
});

test('words that return to the record count only while off the record, and not when negated', () => {
  expect(recordActFor('Okay, back on the record.', 'en', true)).toBe('back-on-the-record');
  expect(recordActFor('We are not back on the record yet.', 'en', true)).toBeUndefined();
});

test.each(languages)(
  '%s: an expert who says the words that the agent named is back on the record',
  (language) => {
    const words = phrases[language].offTheRecordUntil.split(/[:：「」]/).find((part) => asksForTheRecordAgain(part, language)); // prettier-ignore
    expect(words?.length).toBeLessThan(40);
    expect(recordActFor(words ?? '', language, true)).toBe('back-on-the-record');
  },
);

test('a statement off the record is withheld with its acknowledgement, and nothing else', () => {
  const history = converse(['Off the record, the CFO is leaving.', good]);
  expect([...withheldTurns(history)]).toEqual([1, 2]);
  expect(nextMove(brief, history.slice(0, 4)).act).toEqual({ kind: 'question', questionIndex: 1 });
});

test('words after "off the record" alone are withheld up to the return; then the question is asked again', () => {
  const history = converse(['This is off the record.', good, 'Back on the record.', good]);
  expect(kept(history)).toEqual([
    `agent: ${history[0]?.text}`,
    'agent: We are back on the record. What does your team do?',
    `user: ${good}`,
    'agent: Thank you. How do you choose suppliers?',
  ]);
  expect(history[4]?.text).toContain('back on the record. What does your team do?'); // the reminder
});

test('an expert who never returns to the record keeps everything off it, and the interview still ends', () => {
  const history = converse(['This is off the record.', good, good, good]);
  expect(history.at(-1)?.act?.kind).toBe('closing');
  expect(kept(history)).toHaveLength(1);
  const reminded = history.filter(
    ({ role, text }) => role === 'agent' && text.includes('back on the record'),
  );
  expect(reminded).toHaveLength(history.filter(({ role }) => role === 'agent').length - 2); // all between greeting and closing
});

test('"strike that" alone withholds the preceding answer, its follow-up, the request and the acknowledgement', () => {
  const history = converse(['Acme pays us.', 'Strike that, please.', good]);
  expect(history.map(({ act }) => act?.kind)).toEqual(
    ['greeting', undefined, 'probe', undefined, 'strike-previous', undefined, 'question'], // prettier-ignore
  );
  expect([...withheldTurns(history)].sort()).toEqual([1, 2, 3, 4]);
  const later = converse([good, 'Strike that.']);
  expect([...withheldTurns(later)].sort()).toEqual([1, 3, 4]); // the question in between stays
  expect(later.at(-1)?.text).toBe('I have struck that from the record. How do you choose suppliers?');
});

test('a repeated "strike that" withholds nothing more', () => {
  expect(withheldTurns(converse([good, good, 'Strike that.', 'I said strike that.'])).has(1)).toBe(false);
});

test('words off the record are withheld even without a reaction, or with a reaction of another kind', () => {
  const open: SpokenTurn[] = [...converse([]), { role: 'user', text: 'Off the record, the CFO is leaving.' }];
  expect([...withheldTurns(open)]).toEqual([1]);
  const left = converse(['Off the record, the CFO is leaving. Sorry, I have to go now.']);
  expect(left.at(-1)?.act?.kind).toBe('finish-later');
  expect([...withheldTurns(left)]).toEqual([1]);
  const spanish: SpokenTurn[] = [{ role: 'user', text: 'Borre eso.' }];
  expect([...withheldTurns(spanish, 'es')]).toEqual([0]);
});

test('a silence prompt does not divide an answer', () => {
  const history: SpokenTurn[] = [
    ...converse([]),
    { role: 'user', text: 'The CFO is leaving.' },
    { role: 'agent', text: 'Are you there?', act: { kind: 'prompt' } },
    { role: 'user', text: 'Strike that.' },
    { role: 'agent', text: 'I have struck that.', act: { kind: 'strike', questionIndex: 0 } },
  ];
  expect([...withheldTurns(history)].sort()).toEqual([1, 3, 4]);
});

test('in every language, nothing between leaving the record and returning is kept', () => {
  const utterance = fc.constantFrom(good, 'Steel.', 'strike that', 'off the record', 'can you repeat?', '');
  const said = fc.array(utterance, { maxLength: 8 });
  fc.assert(
    fc.property(said, said, fc.constantFrom(...languages), (before, secret, language) => {
      const given = {
        ...brief,
        language,
        questions: Array.from({ length: 30 }, (_, index) => `Question ${index}?`),
      };
      const start = converse([...before, 'back on the record'], given).length;
      const secrets = secret.map((text) => `${text} canary`);
      const history = converse([...before, 'back on the record', 'off the record', ...secrets, 'back on the record', good], given); // prettier-ignore
      const withheld = withheldTurns(history, language);
      history.forEach(({ text }, index) => {
        if (text.includes('canary')) expect([index, withheld.has(index)]).toEqual([index, true]);
      });
      expect(withheld.has(start)).toBe(true);
      expect(withheld.has(history.length - 2)).toBe(false);
    }),
    { numRuns: 100 },
  );
});

describe('words that the agent did not hear', () => {
  const agent = (text: string, kind: AgentActKind): SpokenTurn => ({ role: 'agent', text, act: { kind } });
  const heard = (text: string): SpokenTurn => ({ role: 'user', text });
  const unheard = (text: string): SpokenTurn => ({ role: 'user', text, unheard: true });
  const question = agent('What does it cost?', 'question');

  test('are withheld if they are off the record, although the agent goes on with a question', () => {
    expect(kept([question, unheard('Off the record, the CFO is leaving.'), question, heard(good)])).toEqual([
      'agent: What does it cost?',
      'agent: What does it cost?',
      `user: ${good}`,
    ]);
  });

  test('take the conversation off the record until any words return to it', () => {
    const turns = [
      question,
      unheard('This is off the record.'),
      agent('I could not hear you.', 'inform'),
      heard('The CFO is leaving.'),
      agent('Why?', 'probe'),
      heard('Okay, back on the record.'),
      question,
      heard(good),
    ];
    expect(kept(turns)).toEqual(['agent: What does it cost?', 'agent: What does it cost?', `user: ${good}`]);
    expect(kept(turns.toSpliced(5, 1, unheard('Okay, back on the record.')))).toHaveLength(3);
    expect(kept(turns.toSpliced(5, 1))).toEqual(['agent: What does it cost?']);
  });

  test('take back the answer before them', () => {
    expect(kept([question, heard(good), agent('Thanks.', 'acknowledge'), unheard('Strike that.')])).toEqual([
      'agent: What does it cost?',
    ]);
    expect(kept([question, heard(good), unheard('Strike that.'), question])).toHaveLength(2);
  });

  test('are taken back with the answer before them, because the expert may mean either', () => {
    const turns = [
      question,
      heard(good),
      question,
      unheard('Two million a year.'),
      agent('I have taken that back.', 'strike-previous'),
    ];
    expect(kept(turns.toSpliced(4, 0, heard('Strike that, please.')))).toEqual([
      'agent: What does it cost?',
      'agent: What does it cost?',
    ]);
    expect(kept(turns.slice(0, 4))).toHaveLength(4);
  });
});

test('what is withheld was off the record or taken back, whichever came first', () => {
  const reasons = (...answers: string[]) => new Set(withheldReasons(converse(answers)).values());
  expect(reasons(good, 'Off the record, the chief financial officer is leaving.')).toEqual(
    new Set(['off_the_record']),
  );
  expect(reasons(good, 'Strike that, please.')).toEqual(new Set(['taken_back']));
  expect(reasons(good, 'This is off the record.', good, 'Strike that, please.')).toEqual(
    new Set(['off_the_record']),
  );
});
