import type { ServerFrame } from '@colloquy/contracts';
import { defaultSpeechSettings, speechSettingsAfter } from './speech-settings';

const turn = (over: Partial<Extract<ServerFrame, { type: 'turn' }>> = {}): ServerFrame => ({
  type: 'turn',
  sessionId: 's',
  sequence: 0,
  role: 'agent',
  text: 'Why?',
  progress: { of: 1 },
  closing: false,
  ...over,
});

test('the settings of an agent stays until another agent takes over, or the expert wants another speed', () => {
  const first = speechSettingsAfter(
    defaultSpeechSettings('de'),
    turn({ persona: 'Sam', speed: 1.2, patience: 2 }),
  );
  expect(first).toMatchObject({ language: 'de', speed: 1.2, patience: 2 });
  expect(speechSettingsAfter(first, turn())).toMatchObject({ speed: 1.2, patience: 2 });
  expect(speechSettingsAfter(first, turn({ speed: 0.8, patience: 2 }))).toMatchObject({
    speed: 0.8,
    patience: 2,
  });
  expect(speechSettingsAfter(first, turn({ persona: 'Kim' }))).toMatchObject({
    speed: undefined,
    patience: 1,
  });
});

test('an agent that takes over may speak another language, and is answered in that', () => {
  const spanish = speechSettingsAfter(defaultSpeechSettings('en'), turn({ persona: 'Ana', language: 'es' }));
  expect(spanish.language).toBe('es');
  expect(speechSettingsAfter(spanish, turn()).language).toBe('es');
});

test('only the last turn decides whether the agent asks for yes or no', () => {
  const asking = speechSettingsAfter(defaultSpeechSettings('en'), turn({ asksYesOrNo: true }));
  expect(asking.isAsking).toBe(true);
  expect(speechSettingsAfter(asking, { type: 'hush' }).isAsking).toBe(true);
  expect(speechSettingsAfter(asking, turn()).isAsking).toBe(false);
});
