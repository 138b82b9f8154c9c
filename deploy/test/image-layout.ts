import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Service } from '../settings/schemas';
import { copiedSources, reachesBuilder, stage, textsOf } from './dockerfile';
import { inRepository, root } from './repository';

// without what an Nx that runs this test says of its own workspace
const inherited = Object.entries(process.env).filter(([name]) => !/^(NX_|npm_)/.test(name));
const environment = { ...Object.fromEntries(inherited), NX_DAEMON: 'false', NX_TUI: 'false' };

/** Runs the build stage in a directory that is empty, with nothing but what it copies; the packages are the repository's. */
export function runBuildStage(workspace: string): void {
  const build = stage('build');
  for (const source of copiedSources(build)) {
    cpSync(inRepository(source), path.join(workspace, source), {
      recursive: true,
      filter: (file) => reachesBuilder(path.relative(root, file)),
    });
  }
  symlinkSync(inRepository('node_modules'), path.join(workspace, 'node_modules'));
  const command = textsOf('RUN', build).at(-1) ?? '';
  execFileSync('sh', ['-c', command], { cwd: workspace, env: environment, stdio: 'pipe' });
}

/** Makes /app of a service's image, from what the build stage left. */
export function layOut(workspace: string, service: Service): string {
  const app = path.join(workspace, 'images', service);
  mkdirSync(path.dirname(app), { recursive: true });
  for (const command of textsOf('RUN', stage('selection'))) {
    const here = command.replaceAll('/selection', app);
    execFileSync('sh', ['-c', here], {
      cwd: workspace,
      env: { ...environment, SERVICE: service },
      stdio: 'pipe',
    });
  }
  symlinkSync(inRepository('node_modules'), path.join(app, 'node_modules'));
  return app;
}
