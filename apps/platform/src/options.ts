import { commandLine, dataDirOption, numberFrom, parseArguments } from './command-line.ts';
import { isBlocked } from './ports.ts';
import { Problem } from './screen/problem.ts';

export interface StartOptions {
  dataDir: string;
  port: number;
  appPort: number;
  replicas: number;
  detach: boolean;
  fresh: boolean;
  mongod: boolean;
}

type StartFlags = Pick<StartOptions, 'dataDir' | 'port' | 'replicas'> & Partial<StartOptions>;

export function startOptions(args: string[]): StartOptions {
  const command = commandLine('npm start --')
    .description('Starts the platform on this machine.')
    .option('--detach', 'start in the background; npm stop ends the platform')
    .option(
      '--port <n>',
      "port of the API; the experts' pages are on the next one",
      numberFrom(1, 65_534),
      8080,
    )
    .addOption(dataDirOption('directory for data, logs and secrets'))
    .option('--fresh', 'delete all data first')
    .option('--replicas <n>', 'number of processes of each service', numberFrom(1, 8), 1)
    .option('--mongod', 'download the official mongod and use it instead of the embedded engine');
  const flags = parseArguments(command, args).opts<StartFlags>();
  const { port } = flags;
  const unreachable = [port, port + 1].find(isBlocked);
  if (unreachable !== undefined)
    throw new Problem(
      `No browser connects to port ${unreachable}. Choose another: npm start -- --port ${port + 10}`,
    );
  return { detach: false, fresh: false, mongod: false, ...flags, appPort: port + 1 };
}

export function stopOptions(args: string[]) {
  const command = commandLine('npm stop --')
    .description('Stops the platform.')
    .addOption(dataDirOption('data directory of the platform'));
  return parseArguments(command, args).opts<{ dataDir: string }>();
}

export function restartOptions(args: string[]) {
  const command = commandLine('npm run restart-service --')
    .description('Restarts one process of the platform.')
    .usage('<name> [options]')
    .argument('<name>', 'service in platform.json, or rabbitmq, mongodb, identity-provider, line')
    .option('--kill', 'send SIGKILL instead of SIGTERM')
    .addOption(dataDirOption('data directory of the platform'));
  const [name = ''] = parseArguments(command, args).args;
  const { dataDir, kill = false } = command.opts<{ dataDir: string; kill?: boolean }>();
  return { dataDir, name, kill };
}
