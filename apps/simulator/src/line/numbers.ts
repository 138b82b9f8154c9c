import { consents, type ConsentReply } from './consent.ts';

/**
 * What happens when a number is called. `becomes`: the status of a call that nobody answers; `first`: the same for
 * the first call only; `ivr`: the conference refuses what is dialled; `sound`: what is on the line besides words;
 * `greeting`: what is said on answering; `answers`: what is said next, answers of its own follow when `talks`;
 * `then`: what follows the last scripted answer, `drop` being the end of the line in the middle of a sentence;
 * `consent`: the reply to the question for consent, which is none of the answers (default `key`).
 */
export type Behaviour = {
  becomes?: 'busy' | 'no-answer' | 'failed' | 'canceled';
  first?: 'busy' | 'no-answer' | 'failed';
  ivr?: 'fails';
  sound?: 'music' | 'silence';
  greeting?: string;
  talks?: boolean;
  answers?: string[];
  then?: 'hang-up' | 'drop' | 'silence';
  consent?: ConsentReply;
};

const expert: Behaviour = { greeting: 'Hello?', talks: true };

export const numbers: Record<string, Behaviour & { about: string }> = {
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

/** What has been said about numbers, and how often each was called. */
export function makeNumbers(): {
  script(number: string, behaviour: Behaviour): void;
  called(number: string): Behaviour;
} {
  const scripts: Map<string, Behaviour> = new Map();
  const calls: Map<string, number> = new Map();
  return {
    /** @throws {Error} for a reply to the question for consent that is none */
    script(number, behaviour) {
      if (!consents.includes(behaviour.consent ?? 'key'))
        throw new Error(`"consent" must be one of ${consents.join(', ')}`);
      scripts.set(number, behaviour);
      calls.delete(number);
    },
    /** How the next call of a number goes; a number nobody knows answers and talks. */
    called(number) {
      const before = calls.get(number) ?? 0;
      calls.set(number, before + 1);
      const behaviour = scripts.get(number) ?? numbers[number] ?? expert;
      return before === 0 && behaviour.first ? { becomes: behaviour.first } : behaviour;
    },
  };
}
