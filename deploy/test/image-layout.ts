import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Service } from '../settings/schemas';
import { copiedSources, reachesBuilder, stage, textsOf } from './dockerfile';
import { inRepository, root } from './repository';

// without the variables of the Nx that runs this test
const inherited = Object.entries(process.env).filter(([name]) => !/^(NX_|npm_)/.test(name));
const environment = { ...Object.fromEntries(inherited), NX_DAEMON: 'false', NX_TUI: 'false' };

/** Runs the build stage in an empty directory with only the copied files, and the repository's packages. */
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

export function assembleImage(workspace: string, service: Service): string {
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
