import { parseArgs } from 'node:util';
import { Problem } from '../../local/lib/problem.mjs';
import { chosenFaults, quickFaults } from './faults.mjs';

/**
 * @typedef {{
 *   faults: import('./faults.mjs').Fault[], rate: number, seconds: number, replicas: number, keep: boolean,
 * }} FaultOptions `rate`: interviews a second; `seconds`: how long the load goes on beside what the fault takes
 */

const help = `npm run test:faults -- [options]
  --only NAMES    these faults only, separated by commas; a name without a colon stands for a group, such as kill
  --rate N        interviews a second (default 3)
  --seconds N     how long the load goes on around each fault (default 8)
  --replicas N    processes of each service (default 2)
  --quick         the short version: a kill of interview and one of webhook within one load, 5 a second
  --keep          leave the platform's directory (logs, data) in place
  --list          say which faults there are`;

/**
 * @param {string[]} args
 * @returns {FaultOptions}
 */
export function faultOptions(args) {
  const values = parse(args);
  if (values.help || values.list) {
    console.log(values.help ? help : namesAndWhat(chosenFaults(undefined)));
    process.exit(0);
  }
  return {
    faults: values.quick ? quickFaults : chosenFaults(values.only),
    rate: number('rate', values.rate ?? (values.quick ? '5' : '3'), 0.1, 100),
    seconds: number('seconds', values.seconds ?? '8', 1, 3600),
    replicas: number('replicas', values.replicas ?? '2', 1, 8),
    keep: values.keep === true,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const options = /** @type {const} */ ({
      only: { type: 'string' },
      rate: { type: 'string' },
      seconds: { type: 'string' },
      replicas: { type: 'string' },
      quick: { type: 'boolean' },
      keep: { type: 'boolean' },
      list: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    });
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Problem(`${/** @type {Error} */ (error).message}\n${help}`);
  }
}

/** @param {import('./faults.mjs').Fault[]} faults */
const namesAndWhat = (faults) => faults.map(({ name, what }) => `${name.padEnd(22)} ${what}`).join('\n');

/**
 * @param {string} name
 * @param {string} text
 * @param {number} least
 * @param {number} most
 */
function number(name, text, least, most) {
  const value = Number(text);
  if (value >= least && value <= most) return value;
  throw new Problem(`--${name} must be a number from ${least} to ${most}, not "${text}".`);
}
