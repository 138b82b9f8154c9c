import { type Language, rehearsalPersonas } from '@colloquy/contracts';
import { decisionsHere } from '@colloquy/language';
import { type AgentSpoke, expertLanguageOf, replyOf, topicOf } from './simulated-expert';

const spoke = (over: Partial<AgentSpoke> = {}): AgentSpoke => ({
  act: 'question',
  questionIndex: 0,
  question: 'What slows retrofits of apartment buildings?',
  questionCount: 4,
  replies: 0,
  hasWished: false,
  ...over,
});
const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length;
const languages: Language[] = ['en', 'de', 'fr', 'es'];

test.each(languages)('the cooperative expert answers in 2 or 3 sentences with figures in %s', (language) => {
  for (let questionIndex = 0; questionIndex < 20; questionIndex += 1) {
    const { text = '', wish } = replyOf('cooperative', language, spoke({ questionIndex })) ?? {};
    expect(wish).toBeUndefined();
    expect([2, 3]).toContain(sentencesIn(text));
    expect(text).toMatch(/\d/);
    expect(text).not.toMatch(/[{}]/);
  }
});

test('no answer of an interview repeats another, and the same moment has the same answer', () => {
  for (const persona of ['cooperative', 'hurried'] as const) {
    const answers = Array.from({ length: 20 }, (_, questionIndex) =>
      replyOf(persona, 'en', spoke({ questionIndex, questionCount: 60 })),
    );
    expect(new Set(answers.map((answer) => answer?.text)).size).toBe(20);
  }
  expect(replyOf('brief', 'de', spoke())).toEqual(replyOf('brief', 'de', spoke()));
});

test('the brief expert says at most four words', () => {
  for (const replies of [0, 1, 2]) {
    const { text = '' } = replyOf('brief', 'en', spoke({ replies })) ?? {};
    expect(text.split(' ').length).toBeLessThanOrEqual(4);
  }
});

test('the hurried expert has to go at the question after half of them, and leaves if it is asked on', () => {
  const wishAt = (questionIndex: number, questionCount = 4) =>
    replyOf('hurried', 'en', spoke({ questionIndex, questionCount }))?.wish;
  expect([wishAt(0), wishAt(1), wishAt(2)]).toEqual([undefined, undefined, 'finish']);
  expect(wishAt(0, 1)).toBe('finish');
  expect(replyOf('hurried', 'en', spoke({ questionIndex: 3, hasWished: true }))).toBeUndefined();
  expect(replyOf('hurried', 'en', spoke({ act: 'clarify', questionIndex: 2, hasWished: true }))?.text).toBe(
    'Yes, please.',
  );
});

test('the confiding expert says something off the record once, then answers', () => {
  const at = (over: Partial<AgentSpoke>) => replyOf('confiding', 'en', spoke(over));
  expect(at({ questionIndex: 0 })?.wish).toBeUndefined();
  expect(at({ questionIndex: 1 })?.wish).toBe('off-the-record');
  expect(at({ questionIndex: 0, questionCount: 1 })?.wish).toBe('off-the-record');
  const answer = at({ act: 'off-the-record', questionIndex: 1, hasWished: true });
  expect(answer).toEqual(replyOf('cooperative', 'en', spoke({ questionIndex: 1 })));
  expect(at({ act: 'off-the-record-until', questionIndex: 1, hasWished: true })?.text).toContain('record');
});

test.each(languages)('the interviewer understands the wishes in %s', async (language) => {
  const understood = async (said: string) => {
    const brief = { personaName: '', language, expertName: '', questions: ['Why?', 'How?'] };
    const act = { kind: 'question', questionIndex: 0 } as const;
    const history = [
      { role: 'agent', text: 'Why?', act },
      { role: 'user', text: said },
    ] as const;
    return (await decisionsHere.nextMove({ brief, history })).act.kind;
  };
  const hurried = replyOf('hurried', language, spoke({ questionIndex: 2 }));
  const confiding = replyOf('confiding', language, spoke({ questionIndex: 1 }));
  expect(await understood(hurried?.text ?? '')).toBe('finish-later');
  expect(await understood(confiding?.text ?? '')).toBe('off-the-record');
});

test('every expert leaves after the farewell', () => {
  for (const persona of rehearsalPersonas)
    expect(replyOf(persona, 'en', spoke({ act: 'closing' }))).toBeUndefined();
});

test('in other languages the expert speaks English', () => {
  expect(languages.map(expertLanguageOf)).toEqual(languages);
  expect(expertLanguageOf('ja')).toBe('en');
});

test('the topic of a question is its last long words, else the question', () => {
  expect(topicOf('What slows retrofits of apartment buildings?')).toBe('apartment buildings');
  expect(topicOf('Why so?')).toBe('Why so');
  expect(topicOf('長'.repeat(100))).toHaveLength(60);
});
