import { consents, type ConsentReply } from './consent.ts';

/** What is on a line besides words. */
export type Background = 'music' | 'silence';

/** What happens when a number is called. */
export interface Behaviour {
  /** Status of a call that nobody answers. */
  becomes?: 'busy' | 'no-answer' | 'failed' | 'canceled';
  /** The same for the first call only. */
  first?: 'busy' | 'no-answer' | 'failed';
  /** The conference refuses what is dialled. */
  ivr?: 'fails';
  sound?: Background;
  /** Said on answering. */
  greeting?: string;
  /** Whether answers of its own follow the scripted ones. */
  talks?: boolean;
  answers?: string[];
  /** What follows the last scripted answer; `drop` breaks the line in the middle of a sentence. */
  then?: 'hang-up' | 'drop' | 'silence';
  /** Reply to the question for consent, which is none of the answers; `key` by default. */
  consent?: ConsentReply;
}

/** The scripts of numbers, and how often each number was called. */
export interface Numbers {
  /** @throws Error if the reply to the question for consent is not one of them */
  script(number: string, behaviour: Behaviour): void;
  /** Returns how the next call of a number goes. A number that is not listed answers and talks. */
  called(number: string): Behaviour;
}

const expert: Behaviour = { greeting: 'Hello?', talks: true };

const numbers: Record<string, Behaviour & { about: string }> = {
  '+15550001': { about: 'answers and talks', ...expert },
  '+15550002': { about: 'is busy', becomes: 'busy' },
  '+15550003': { about: 'does not answer', becomes: 'no-answer' },
  '+15550004': { about: 'cannot be reached: the carrier fails', becomes: 'failed' },
  '+15550005': { about: 'is a conference that refuses meeting id and PIN', ivr: 'fails' },
  '+15550006': { about: 'plays hold music; nobody comes', sound: 'music' },
  '+15550007': { about: 'is a conference nobody joins' },
  '+15550008': { about: 'drops in the middle of a sentence', ...expert, answers: [], then: 'drop' },
  '+15550009': {
    about: 'says hello, agrees to take part and says nothing more',
    greeting: 'Hello?',
    then: 'silence',
  },
  '+15550010': { about: 'has a dead microphone', sound: 'silence' },
  '+15550011': { about: 'is busy at first, then answers and talks', ...expert, first: 'busy' },
};

export function makeNumbers(): Numbers {
  const scripts = new Map<string, Behaviour>();
  const calls = new Map<string, number>();
  return {
    script(number, behaviour) {
      if (!consents.includes(behaviour.consent ?? 'key'))
        throw new Error(`"consent" must be one of ${consents.join(', ')}`);
      scripts.set(number, behaviour);
      calls.delete(number);
    },
    called(number) {
      const before = calls.get(number) ?? 0;
      calls.set(number, before + 1);
      const behaviour = scripts.get(number) ?? numbers[number] ?? expert;
      return before === 0 && behaviour.first ? { becomes: behaviour.first } : behaviour;
    },
  };
}
