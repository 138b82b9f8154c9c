import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBlocked } from './ports.ts';
import { Problem } from './screen/problem.ts';

/** Path of the repository. */
export const root = resolve(import.meta.dirname, '../../..');

export interface StartOptions {
  dataDir: string;
  port: number;
  appPort: number;
  replicas: number;
  detach: boolean;
  fresh: boolean;
  /** Run the official mongod, downloaded on first use. */
  mongod: boolean;
}

const startHelp = `npm start -- [options]
  --detach        return when the platform is up and leave it running (npm stop ends it)
  --port N        port of the API; the experts' pages are on the next one (default 8080)
  --data-dir DIR  where data, logs and secrets are kept (default .colloquy)
  --fresh         delete the data first
  --replicas N    run every service N times (default 1)
  --mongod        download the official mongod and use it instead of the embedded engine`;

export function startOptions(args: string[]): StartOptions {
  const { values, names } = parse(args, startHelp, {
    detach: { type: 'boolean' },
    port: { type: 'string' },
    'data-dir': { type: 'string' },
    fresh: { type: 'boolean' },
    replicas: { type: 'string' },
    mongod: { type: 'boolean' },
  });
  refuseNames(names, startHelp);
  const port = wholeNumber('port', values.port ?? '8080', 1, 65_534);
  const unreachable = [port, port + 1].find(isBlocked);
  if (unreachable !== undefined)
    throw new Problem(
      `No browser connects to port ${unreachable}. Choose another: npm start -- --port ${port + 10}`,
    );
  return {
    dataDir: dataDirOf(values),
    port,
    appPort: port + 1,
    replicas: wholeNumber('replicas', values.replicas ?? '1', 1, 8),
    detach: values.detach === true,
    fresh: values.fresh === true,
    mongod: values.mongod === true,
  };
}

export function stopOptions(args: string[]) {
  const help = 'npm stop -- [--data-dir DIR]';
  const { values, names } = parse(args, help, { 'data-dir': { type: 'string' } });
  refuseNames(names, help);
  return { dataDir: dataDirOf(values) };
}

export function restartOptions(args: string[]) {
  const help = `npm run restart-service -- <name> [--kill] [--data-dir DIR]
  <name>   a service as platform.json names it, or rabbitmq, mongodb, identity-provider, line
  --kill   end it with SIGKILL instead of asking it to stop`;
  const { values, names } = parse(args, help, { 'data-dir': { type: 'string' }, kill: { type: 'boolean' } });
  const [name] = names;
  if (!name) throw new Problem(help);
  return { dataDir: dataDirOf(values), name, kill: values.kill === true };
}

export function simulateOptions(args: string[]) {
  const help = `npm run simulate -- --interview ID [options]
  --interview ID   the interview whose join link the expert opens
  --script FILE    what the expert does and what is expected, as JSON: {"steps": [...]}, see apps/simulator/README.md;
                   or what it says: {"answers": ["..."], "then": "end"}; answers of its own follow when the
                   script has none left, unless "then" is "end", "finish-later" or "vanish"
  --phone          the platform calls the interview's dialInPhone, on the simulated line
  --sound          with --phone: words go as sound, on a platform started with LINE_SOUND=true
  --start-over     begin anew instead of continuing an earlier conversation
  --pace MS        time to think before each answer (default 0)
  --wait           wait for the analysis and report it
  --json           print the report as JSON on the standard output, the conversation on the other one
  --data-dir DIR   the platform to talk to (default .colloquy)`;
  const { values, names } = parse(args, help, {
    interview: { type: 'string' },
    script: { type: 'string' },
    pace: { type: 'string' },
    wait: { type: 'boolean' },
    json: { type: 'boolean' },
    phone: { type: 'boolean' },
    sound: { type: 'boolean' },
    'start-over': { type: 'boolean' },
    'data-dir': { type: 'string' },
  });
  refuseNames(names, help);
  if (typeof values.interview !== 'string') throw new Problem(help);
  const script = typeof values.script === 'string' ? resolve(values.script) : undefined;
  const mode: 'resume' | 'start-over' = values['start-over'] === true ? 'start-over' : 'resume';
  return {
    dataDir: dataDirOf(values),
    interviewId: values.interview,
    script,
    mode,
    paceMs: paceOf(values),
    phone: values.phone === true,
    sound: values.sound === true,
    wait: values.wait === true,
    json: values.json === true,
  };
}

export function demoOptions(args: string[]) {
  const help = `npm run demo -- [options]
  --pace MS        time the expert thinks before each answer (default 1000)
  --data-dir DIR   the platform to talk to (default .colloquy)`;
  const { values, names } = parse(args, help, { pace: { type: 'string' }, 'data-dir': { type: 'string' } });
  refuseNames(names, help);
  return { dataDir: dataDirOf(values), paceMs: paceOf({ pace: '1000', ...values }) };
}

const paceOf = ({ pace = '0' }: Values) => wholeNumber('pace', pace, 0, 60_000);

/** `npm start --port 9000` without the `--` in between arrives here as `9000` alone. */
function refuseNames([name]: string[], help: string) {
  if (name !== undefined) throw new Problem(`"${name}" is not an option. Options go after a "--":\n${help}`);
}

function dataDirOf({ 'data-dir': dir }: Values) {
  return typeof dir === 'string' ? resolve(dir) : join(root, '.colloquy');
}

type Values = Record<string, string | boolean | undefined>;

function parse(
  args: string[],
  help: string,
  options: Record<string, { type: 'string' | 'boolean' }>,
): { values: Values; names: string[] } {
  const known = { ...options, help: { type: 'boolean' as const, short: 'h' } };
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    if (values.help !== true) return { values, names: positionals };
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${help}`);
  }
  console.log(help);
  process.exit(0);
}

function wholeNumber(name: string, text: string | boolean, least: number, most: number) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Problem(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}
