import { readFileSync } from 'node:fs';
import { Problem } from '../../../platform/src/screen/problem.ts';
import { consents, type ConsentReply } from '../line/consent.ts';
import { defaultAnswer, questionIn } from './expert-answers.ts';
import type { Reaction } from './expert.ts';
import { problemOfSteps, type Surface } from './script-steps.ts';
import type { Step } from './step.ts';

const endings = ['go-on', 'wait'] as const;
const ways = ['go-on', 'end', 'finish-later', 'vanish'] as const;

export interface Script {
  answers: string[];
  then: (typeof ways)[number];
}

/** A fact that the expert tells once, when a question contains `when`. */
export interface Fact {
  when: string;
  say: string;
}

export interface Rehearsal {
  name: string;
  steps: Step[];
  knows: Fact[];
  /** What follows the last step if the conversation is still open. */
  then: (typeof endings)[number];
  /** Reply to the consent question on the phone; with `silent` the steps answer it. */
  consent?: ConsentReply;
}

type Written = Partial<Record<string, unknown>>;

const fields = ['name', 'about', 'steps', 'knows', 'then', 'consent'];

export const noScript: Script = { answers: [], then: 'go-on' };

export function readScript(file: string | undefined): Script {
  return file === undefined ? noScript : answersOf(read(file), file);
}

export function readRehearsal(file: string | undefined, begin?: Surface): Rehearsal {
  const script = file === undefined ? { ...noScript } : read(file);
  const name = String(script['name'] ?? file?.replace(/^.*\/|\.json$/g, '') ?? 'answers of its own');
  if (script['steps'] === undefined) return { name, knows: [], ...stepsOf(answersOf(script, file ?? '')) };
  const { steps, knows = [], then = 'go-on', consent } = script;
  const wrong = (what: string) => new Problem(`The script ${file}: ${what}`);
  const stranger = Object.keys(script).find((key) => !fields.includes(key));
  if (stranger) throw wrong(`"${stranger}" is unknown beside "steps".`);
  if (!Array.isArray(steps) || steps.length === 0) throw wrong('"steps" must be a list of steps.');
  const problem = problemOfSteps(steps, begin);
  if (problem) throw wrong(problem);
  if (!Array.isArray(knows) || !knows.every((fact) => isText(fact?.when) && isText(fact.say)))
    throw wrong('"knows" must be a list of {"when": text, "say": text}.');
  if (!isOneOf(endings, then)) throw wrong(`"then" must be one of ${endings.join(', ')}.`);
  if (consent !== undefined && !isOneOf(consents, consent))
    throw wrong(`"consent" must be one of ${consents.join(', ')}.`);
  return { name, steps, knows, then, consent };
}

export const hasSteps = (file: string | undefined) => file !== undefined && read(file)['steps'] !== undefined;

function read(file: string): Written {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {};
  } catch (error) {
    throw new Problem(`The script ${file} cannot be read: ${(error as Error).message}`);
  }
}

function answersOf(script: Written, file: string): Script {
  if (script['steps'] !== undefined)
    throw new Problem(`The script ${file}: only "answers" and "then" can be used here.`);
  const { answers = [], then = 'go-on' } = script;
  if (!Array.isArray(answers) || !answers.every(isText))
    throw new Problem(`The script ${file}: "answers" must be a list of non-empty texts.`);
  if (!isOneOf(ways, then))
    throw new Problem(`The script ${file}: "then" must be one of ${ways.join(', ')}.`);
  return { answers, then };
}

const completed: Step = { expect: { reason: 'completed_by_expert' } };

const lastSteps: Record<Script['then'], Step[]> = {
  'go-on': [{ answer: 'auto', times: 'all' }, { end: true }, completed],
  end: [{ end: true }, completed],
  'finish-later': [{ finishLater: true }],
  vanish: [{ leave: true }],
};

function stepsOf({ answers, then }: Script): Pick<Rehearsal, 'steps' | 'then'> {
  return { steps: [...answers.map((say) => ({ say })), ...lastSteps[then]], then: 'go-on' };
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

export function reactionsOf({ answers, then }: Script): (words: string, answers: number) => Reaction {
  return (words, given) => {
    const scripted = answers[given];
    if (scripted !== undefined) return { say: scripted };
    return then === 'go-on' ? { say: defaultAnswer(words, given) } : then;
  };
}

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
