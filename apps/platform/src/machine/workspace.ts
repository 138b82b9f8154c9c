import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkRuntime } from '../../runtime/install-runtime.mjs';
import { searchPath } from '../files.ts';
import { root } from '../root.ts';
import { lastLines, run, type RunOptions } from './packages.ts';
import { Problem } from '../screen/problem.ts';
import { watchTermination } from '../processes/termination.ts';
import { display, makeProgress, type Progress } from '../screen/progress.ts';

interface Context {
  progress: Progress;
  signal?: AbortSignal;
}

export async function ensureDependencies(context: Context) {
  await installDependencies(context);
  linkRuntime(root);
}

/** Installs the npm packages if commander is missing, which parses the options of every command. */
export async function ensureCommandLine() {
  if (existsSync(join(root, 'node_modules/commander'))) return;
  const { signal, release } = watchTermination();
  try {
    await ensureDependencies({ progress: makeProgress(display(process.stdout)), signal });
  } catch (error) {
    throw signal.aborted ? new Problem('Interrupted') : error;
  } finally {
    release();
  }
}

/** Keeps older versions of npm, which ignore `allowScripts`, from downloading builds for graphics cards. */
const installEnvironment = { ...process.env, PATH: searchPath, ONNXRUNTIME_NODE_INSTALL: 'skip' };

async function installDependencies({ progress, signal }: Context) {
  const installed = modifiedAt('node_modules/.package-lock.json');
  if (installed !== undefined && installed >= (modifiedAt('package-lock.json') ?? 0)) return;
  await progress.step('Installing npm packages', async () => {
    // the build needs the development packages even if NODE_ENV=production is set
    const args = ['ci', '--include=dev', '--no-progress'];
    const { ok, output } = await run('npm', args, { cwd: root, env: installEnvironment, signal });
    signal?.throwIfAborted();
    if (!ok) throw new Problem(`npm ci failed:\n${lastLines(output, 20)}`);
  });
}

export async function build({ progress, signal }: Context) {
  await progress.step('Building', async (detail) => {
    const onOutput = (text: string) => {
      const project = /> nx run (\S+):build/.exec(text)?.[1];
      if (project) detail(project);
    };
    const { ok, output } = await nx(['run-many', '-t', 'build'], { signal, onOutput });
    signal?.throwIfAborted();
    if (!ok) throw new Problem(`The build failed:\n${failedPart(output)}`);
  });
}

function failedPart(output: string) {
  const names = [...output.matchAll(/^- (\S+:build)$/gm)].map((match) => match[1]);
  const sections = output.split(/^(?=> nx run )/m);
  const failed = sections.filter((section) => names.some((name) => section.startsWith(`> nx run ${name}`)));
  return failed.length > 0 ? failed.join('').trim() : lastLines(output, 40);
}

/** Nx's default cache would be shared with other checkouts on the machine. */
export const nxCache = resolve(root, process.env.NX_CACHE_DIRECTORY ?? '.nx/cache');

const nxEnv = {
  ...process.env,
  NX_DAEMON: 'false', // the daemon would outlive the command
  NX_TUI: 'false',
  NX_CACHE_DIRECTORY: nxCache,
  // the tests start hundreds of processes that load the same modules
  NODE_COMPILE_CACHE: join(root, '.nx/compile-cache'),
  // platforms may build at the same time, which Nx would take for a loop in their common ancestor
  NX_INVOCATION_ROOT_PID: undefined,
};

export function nx(args: string[], { env, ...options }: Omit<RunOptions, 'cwd'> = {}) {
  const program = join(root, 'node_modules', '.bin', 'nx');
  return run(program, [...args, '--output-style=static'], {
    ...options,
    cwd: root,
    env: { ...nxEnv, ...env },
  });
}

function modifiedAt(path: string) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs;
}
