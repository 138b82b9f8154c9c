import { defaultAnswer } from '../expert-answers.mjs';

/**
 * The person at the other end of a line: says hello, answers when the interviewer has finished, hangs up after its
 * closing words.
 * @param {{
 *   behaviour: import('./numbers.mjs').Behaviour, thinkMs: number,
 *   say(text: string): void, hangUp(): void,
 * }} options
 */
export function makePerson({ behaviour, thinkMs, say, hangUp }) {
  const { answers = [], then, talks = false, greeting } = behaviour;
  /** @type {NodeJS.Timeout | undefined} */
  let thought;
  let heard = '';
  let closing = false;
  let given = 0;

  /** @param {() => void} work */
  const think = (work) => {
    clearTimeout(thought);
    thought = setTimeout(work, thinkMs);
  };

  function answer() {
    const words = heard;
    heard = '';
    if (closing && talks) return hangUp();
    const scripted = answers[given];
    given += 1;
    if (scripted !== undefined) return say(scripted);
    if (then === 'hang-up') return hangUp();
    if (then === 'drop') {
      say('We had already signed with the supplier when');
      return hangUp();
    }
    if (talks && then !== 'silence') say(defaultAnswer(words, given - 1));
  }

  return {
    arrive() {
      if (greeting) think(() => say(greeting));
    },
    /** @param {string} text @param {boolean} isClosing */
    hear(text, isClosing) {
      heard = `${heard} ${text}`.trim();
      closing ||= isClosing;
    },
    /** The interviewer has finished. */
    quiet() {
      if (heard) think(answer);
    },
    leave: () => clearTimeout(thought),
  };
}
