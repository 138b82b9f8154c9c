import { defaultAnswer } from '../expert/expert-answers.ts';
import { offersKeys } from './consent.ts';
import type { Behaviour } from './numbers.ts';

interface PersonOptions {
  behaviour: Behaviour;
  thinkMs: number;
  say(text: string): number;
  press(digits: string): void;
  hangUp(): void;
}

export function makePerson({ behaviour, thinkMs, say, press, hangUp }: PersonOptions) {
  const { answers = [], then, talks = false, greeting, consent = 'key' } = behaviour;
  let thought: NodeJS.Timeout | undefined;
  let heard = '';
  let closing = false;
  let given = 0;
  let seeksConsent = true;
  let takesPart = true;

  const think = (work: () => void) => {
    clearTimeout(thought);
    thought = setTimeout(work, thinkMs);
  };

  function replyToConsent() {
    if (consent === 'key') press('1');
    if (consent === 'yes') say('Yes.');
    if (consent === 'no') say('No.');
    takesPart = consent === 'key' || consent === 'yes';
  }

  function answer() {
    const words = heard;
    heard = '';
    if (seeksConsent && offersKeys(words)) return replyToConsent();
    if (!takesPart) return;
    seeksConsent = false;
    if (closing && talks) return hangUp();
    const scripted = answers[given];
    given += 1;
    if (scripted !== undefined) return void say(scripted);
    if (then === 'hang-up') return hangUp();
    if (then === 'drop') {
      const ms = say('We had already signed with the supplier when');
      return void (thought = setTimeout(hangUp, ms));
    }
    if (talks && then !== 'silence') say(defaultAnswer(words, given - 1));
  }

  return {
    arrive() {
      if (greeting) think(() => say(greeting));
    },
    hear(text: string, isClosing: boolean) {
      heard = `${heard} ${text}`.trim();
      closing ||= isClosing;
    },
    quiet() {
      if (heard) think(answer);
    },
    leave: () => clearTimeout(thought),
  };
}
