import { embeddedInterviewer, type InterviewerBrief } from '@colloquy/language';
import { aTurn } from '../../test/a-session';
import type { Turn } from '../domain/session-state';
import { sessionInterviewer } from './session-interviewer';

const brief: InterviewerBrief = {
  personaName: 'Sam',
  language: 'en',
  questions: ['How did you choose your carrier, and what did you look at first?', 'What went wrong?'],
  expertName: 'Jordan',
  firstMessage: 'Welcome, Jordan.',
};
const interviewer = sessionInterviewer(embeddedInterviewer(), brief);
const { signal } = new AbortController();
const full =
  'We compared five carriers on price, punctuality and the temperature records of two years, then visited their depots.';

test('its words carry what they are for, so that the conversation can be rebuilt from what is stored', async () => {
  const greeting = await interviewer.say('next', [], signal);
  expect(greeting).toMatchObject({ act: 'greeting', questionIndex: 0, then: 'listen' });
  expect(greeting.text).toContain('Welcome, Jordan.');
  const history: Turn[] = [
    aTurn({ sequence: 0, role: 'agent', act: 'greeting', questionIndex: 0, text: greeting.text }),
    aTurn({ sequence: 1, role: 'user', text: full }),
  ];
  expect(await interviewer.say('next', history, signal)).toMatchObject({ act: 'question', questionIndex: 1 });
  const text = 'Thank you. What went wrong?';
  const asked = aTurn({ sequence: 2, role: 'agent', act: 'question', questionIndex: 1, text });
  const answered = [...history, asked, aTurn({ sequence: 3, role: 'user', text: full })];
  expect(await interviewer.say('next', answered, signal)).toMatchObject({ act: 'closing', then: 'close' });
  const later = [...history, asked, aTurn({ sequence: 3, role: 'user', text: 'Can we continue tomorrow?' })];
  expect(await interviewer.say('next', later, signal)).toMatchObject({ act: 'finish-later', then: 'leave' });
});

test('silence prompts differ, and it closes when it has to', async () => {
  const history = [aTurn({ sequence: 0, role: 'agent', act: 'greeting', questionIndex: 0 })];
  const first = await interviewer.say('silence', history, signal);
  const prompted = [...history, aTurn({ sequence: 1, role: 'agent', act: first.act })];
  const second = await interviewer.say('silence', prompted, signal);
  expect([first.act, second.act]).toEqual(['prompt', 'prompt']);
  expect(second.text).not.toBe(first.text);
  expect(await interviewer.say('close', history, signal)).toMatchObject({ act: 'closing', then: 'close' });
});
