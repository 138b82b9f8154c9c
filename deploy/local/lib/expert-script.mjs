import { readFileSync } from 'node:fs';
import { defaultAnswer, questionIn } from './expert-answers.mjs';
import { consents } from './line/consent.mjs';
import { Problem } from './problem.mjs';
import { problemOfSteps } from './script-steps.mjs';

/** What follows the last step, or the last answer of a script without steps. */
const endings = /** @type {const} */ (['go-on', 'wait']);
const ways = /** @type {const} */ (['go-on', 'end', 'finish-later', 'vanish']);

/**
 * What an expert says, in order, and what it does when that is said: go on with answers of its own, or leave.
 * @typedef {{ answers: string[], then: typeof ways[number] }} Script
 *
 * What the expert knows: said when the interviewer asks for something in which `when` occurs, each once.
 * @typedef {{ when: string, say: string }} Fact
 *
 * A course of steps. `then`: what follows the last one, when the conversation is not over. `consent`: the reply to the
 * question for consent on the phone; `silent` leaves it to the steps.
 * @typedef {{
 *   name: string, steps: import('./script-steps.mjs').Step[], knows: Fact[], then: typeof endings[number],
 *   consent?: import('./line/consent.mjs').ConsentReply,
 * }} Rehearsal
 */

/** @type {Script} */
export const noScript = { answers: [], then: 'go-on' };

/**
 * @param {string | undefined} file
 * @returns {Script}
 */
export function readScript(file) {
  return file === undefined ? noScript : answersOf(read(file), file);
}

/**
 * A script as steps; one that is a list of answers becomes the steps that say them.
 * @param {string | undefined} file
 * @param {import('./script-steps.mjs').Place} [begin]
 * @returns {Rehearsal}
 */
export function readRehearsal(file, begin) {
  const script = file === undefined ? noScript : read(file);
  const name = String(script?.name ?? file?.replace(/^.*\/|\.json$/g, '') ?? 'answers of its own');
  if (script?.steps === undefined) return { name, knows: [], ...stepsOf(answersOf(script, file ?? '')) };
  const { steps, knows = [], then = 'go-on', consent } = script;
  const wrong = (/** @type {string} */ what) => new Problem(`The script ${file}: ${what}`);
  const stranger = Object.keys(script).find(
    (key) => !['name', 'about', 'steps', 'knows', 'then', 'consent'].includes(key),
  );
  if (stranger) throw wrong(`"${stranger}" does not belong beside "steps".`);
  if (!Array.isArray(steps) || steps.length === 0) throw wrong('"steps" must be a list of steps.');
  const problem = problemOfSteps(steps, begin);
  if (problem) throw wrong(problem);
  if (!Array.isArray(knows) || !knows.every((fact) => isText(fact?.when) && isText(fact.say)))
    throw wrong('"knows" must be a list of {"when": text, "say": text}.');
  if (!endings.includes(then)) throw wrong(`"then" must be one of ${endings.join(', ')}.`);
  if (!consents.includes(consent ?? 'key')) throw wrong(`"consent" must be one of ${consents.join(', ')}.`);
  return { name, steps, knows, then, ...(consent && { consent }) };
}

/** Whether a script is a course of steps. @param {string | undefined} file */
export const hasSteps = (file) => file !== undefined && read(file)?.steps !== undefined;

/** @param {string} file @returns {any} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`The script ${file} cannot be read: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {any} script @param {string} file @returns {Script} */
function answersOf(script, file) {
  if (script?.steps !== undefined)
    throw new Problem(`The script ${file}: only "answers" and "then" can be used here.`);
  const { answers = [], then = 'go-on' } = script ?? {};
  if (!Array.isArray(answers) || !answers.every(isText))
    throw new Problem(`The script ${file}: "answers" must be a list of texts that hold words.`);
  if (!ways.includes(then))
    throw new Problem(`The script ${file}: "then" must be one of ${ways.join(', ')}.`);
  return { answers, then };
}

/** @param {Script} script @returns {Pick<Rehearsal, 'steps' | 'then'>} */
function stepsOf({ answers, then }) {
  const completed = { expect: { reason: 'completed_by_expert' } };
  const last = /** @type {Record<Script['then'], import('./script-steps.mjs').Step[]>} */ ({
    'go-on': [{ answer: 'auto', times: 'all' }, { end: true }, completed],
    end: [{ end: true }, completed],
    'finish-later': [{ finishLater: true }],
    vanish: [{ leave: true }],
  });
  return { steps: [...answers.map((say) => ({ say })), ...last[then]], then: 'go-on' };
}

/** @param {unknown} value */
const isText = (value) => typeof value === 'string' && value.trim() !== '';

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

/**
 * Answers chosen by what was asked: what the expert knows of it, else one of its own.
 * @param {readonly Fact[]} knows
 */
export function makeAnswers(knows) {
  const left = [...knows];
  let given = 0;
  return (/** @type {string} */ words) => {
    const asked = [questionIn(words), words].map((each) => each.toLowerCase());
    const known = asked
      .map((each) => left.findIndex(({ when }) => each.includes(when.toLowerCase())))
      .find((index) => index >= 0);
    const [fact] = known === undefined ? [] : left.splice(known, 1);
    given += 1;
    return fact?.say ?? defaultAnswer(words, given - 1);
  };
}
