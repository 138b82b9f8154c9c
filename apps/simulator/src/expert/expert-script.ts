import { readFileSync } from 'node:fs';
import { defaultAnswer, questionIn } from './expert-answers.ts';
import { consents, type ConsentReply } from '../line/consent.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';
import { problemOfSteps, type Place, type Step } from './script-steps.ts';
import type { Reaction } from './expert.ts';

/** What follows the last step, or the last answer of a script without steps. */
const endings = ['go-on', 'wait'] as const;
const ways = ['go-on', 'end', 'finish-later', 'vanish'] as const;

/**
 * What an expert says, in order, and what it does when that is said: go on with answers of its own, or leave.
 *
 * What the expert knows: said when the interviewer asks for something in which `when` occurs, each once.
 *
 * A course of steps. `then`: what follows the last one, when the conversation is not over. `consent`: the reply to the
 * question for consent on the phone; `silent` leaves it to the steps.
 *   name: string, steps: Step[], knows: Fact[], then: typeof endings[number],
 *   consent?: ConsentReply,
 * }} Rehearsal
 */

export const noScript: Script = { answers: [], then: 'go-on' };

export function readScript(file: string | undefined): Script {
  return file === undefined ? noScript : answersOf(read(file), file);
}

/** A script as steps; one that is a list of answers becomes the steps that say them. */
export function readRehearsal(file: string | undefined, begin: Place): Rehearsal {
  const script = file === undefined ? noScript : read(file);
  const name = String(script?.name ?? file?.replace(/^.*\/|\.json$/g, '') ?? 'answers of its own');
  if (script?.steps === undefined) return { name, knows: [], ...stepsOf(answersOf(script, file ?? '')) };
  const { steps, knows = [], then = 'go-on', consent } = script;
  const wrong = (what: string) => new Problem(`The script ${file}: ${what}`);
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

/** Whether a script is a course of steps. */
export const hasSteps = (file: string | undefined) => file !== undefined && read(file)?.steps !== undefined;

function read(file: string): any {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`The script ${file} cannot be read: ${(error as Error).message}`);
  }
}

function answersOf(script: any, file: string): Script {
  if (script?.steps !== undefined)
    throw new Problem(`The script ${file}: only "answers" and "then" can be used here.`);
  const { answers = [], then = 'go-on' } = script ?? {};
  if (!Array.isArray(answers) || !answers.every(isText))
    throw new Problem(`The script ${file}: "answers" must be a list of texts that hold words.`);
  if (!ways.includes(then))
    throw new Problem(`The script ${file}: "then" must be one of ${ways.join(', ')}.`);
  return { answers, then };
}

function stepsOf({ answers, then }: Script): Pick<Rehearsal, 'steps' | 'then'> {
  const completed = { expect: { reason: 'completed_by_expert' } };
  const last = {
    'go-on': [{ answer: 'auto', times: 'all' }, { end: true }, completed],
    end: [{ end: true }, completed],
    'finish-later': [{ finishLater: true }],
    vanish: [{ leave: true }],
  } as Record<Script['then'], Step[]>;
  return { steps: [...answers.map((say) => ({ say })), ...last[then]], then: 'go-on' };
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export function reactionsOf({ answers, then }: Script): (words: string, answers: number) => Reaction {
  return (words, given) => {
    const scripted = answers[given];
    if (scripted !== undefined) return { say: scripted };
    return then === 'go-on' ? { say: defaultAnswer(words, given) } : then;
  };
}

/** Answers chosen by what was asked: what the expert knows of it, else one of its own. */
export function makeAnswers(knows: readonly Fact[]) {
  const left = [...knows];
  let given = 0;
  return (words: string) => {
    const asked = [questionIn(words), words].map((each) => each.toLowerCase());
    const known = asked
      .map((each) => left.findIndex(({ when }) => each.includes(when.toLowerCase())))
      .find((index) => index >= 0);
    const [fact] = known === undefined ? [] : left.splice(known, 1);
    given += 1;
    return fact?.say ?? defaultAnswer(words, given - 1);
  };
}
