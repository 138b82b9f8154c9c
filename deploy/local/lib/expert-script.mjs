import { readFileSync } from 'node:fs';
import { defaultAnswer } from './expert-answers.mjs';
import { Problem } from './problem.mjs';

const ways = /** @type {const} */ (['go-on', 'end', 'finish-later', 'vanish']);

/**
 * What an expert says, in order, and what it does when that is said: go on with answers of its own, or leave.
 * @typedef {{ answers: string[], then: typeof ways[number] }} Script
 */

/** @type {Script} */
export const noScript = { answers: [], then: 'go-on' };

/**
 * @param {string | undefined} file
 * @returns {Script}
 */
export function readScript(file) {
  if (file === undefined) return noScript;
  /** @type {any} */
  let script;
  try {
    script = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`The script ${file} cannot be read: ${/** @type {Error} */ (error).message}`);
  }
  const { answers = [], then = 'go-on' } = script ?? {};
  const words =
    Array.isArray(answers) && answers.every((answer) => typeof answer === 'string' && answer.trim());
  if (!words) throw new Problem(`The script ${file}: "answers" must be a list of texts that hold words.`);
  if (!ways.includes(then))
    throw new Problem(`The script ${file}: "then" must be one of ${ways.join(', ')}.`);
  return { answers, then };
}

/**
 * @param {Script} script
 * @returns {(words: string, answers: number) => import('./expert.mjs').Reaction}
 */
export function reactionsOf({ answers, then }) {
  return (words, given) => {
    const scripted = answers[given];
    if (scripted !== undefined) return { say: scripted };
    return then === 'go-on' ? { say: defaultAnswer(words, given) } : then;
  };
}
