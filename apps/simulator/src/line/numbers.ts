import { consents, type ConsentReply } from './consent.ts';
import type { AnsweredBy } from './provider.ts';

export type Background = 'music' | 'silence';

export type Overlap = 'cough' | 'noise' | 'back-channel' | 'barge-in';

export interface Behaviour {
  becomes?: 'busy' | 'no-answer' | 'failed' | 'canceled';
  first?: 'busy' | 'no-answer' | 'failed';
  /** `fails`: the conference system refuses the dialled digits. */
  ivr?: 'fails';
  sound?: Background;
  /** The provider's verdict on who answered, if the platform requests one; default `human`. */
  answeredBy?: AnsweredBy;
  verdictMs?: number;
  /** Whether the person's sound has 8 kHz even if the platform requests more. */
  narrow?: boolean;
  greeting?: string;
  talks?: boolean;
  answers?: string[];
  /** Sounds during each turn of the interviewer; `''` is not sound. */
  during?: (Overlap | '')[];
  /** What follows the last scripted answer; `drop` breaks the line in the middle of a sentence. */
  then?: 'hang-up' | 'drop' | 'silence';
  /** Reply to the consent question, in addition to the answers; default `key`. */
  consent?: ConsentReply;
}

export interface Numbers {
  /** @throws Error if the reply to the consent question is unknown */
  script(number: string, behaviour: Behaviour): void;
  behaviourOf(number: string): Behaviour;
}

const expert: Behaviour = { greeting: 'Hello?', talks: true };

const numbers: Record<string, Behaviour & { about: string }> = {
  '+15550001': { about: 'answers and talks', ...expert },
  '+15550002': { about: 'is busy', becomes: 'busy' },
  '+15550003': { about: 'does not answer', becomes: 'no-answer' },
  '+15550004': { about: 'cannot be reached: the carrier fails', becomes: 'failed' },
  '+15550005': { about: 'is a conference that refuses meeting id and PIN', ivr: 'fails' },
  '+15550006': { about: 'plays hold music; no person comes', sound: 'music' },
  '+15550007': { about: 'is a conference that no person joins' },
  '+15550008': { about: 'drops in the middle of a sentence', ...expert, answers: [], then: 'drop' },
  '+15550009': {
    about: 'says hello, agrees to take part and says nothing more',
    greeting: 'Hello?',
    then: 'silence',
  },
  '+15550010': { about: 'has a dead microphone', sound: 'silence' },
  '+15550011': { about: 'is busy at first, then answers and talks', ...expert, first: 'busy' },
  '+15550012': {
    about: 'is an answering machine',
    greeting: 'Hi, this is Jordan’s phone. I am travelling until Friday and will call you back.',
    answeredBy: 'machine',
    then: 'silence',
  },
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
    behaviourOf(number) {
      const before = calls.get(number) ?? 0;
      calls.set(number, before + 1);
      const behaviour = scripts.get(number) ?? numbers[number] ?? expert;
      return before === 0 && behaviour.first ? { becomes: behaviour.first } : behaviour;
    },
  };
}
