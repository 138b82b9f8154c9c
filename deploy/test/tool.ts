import { spawnSync } from 'node:child_process';
import { findTool, type Tool } from '../../apps/platform/src/machine/tools.ts';

/**
 * Runs a tool in a directory of the repository and returns its output.
 * @throws if the tool is missing or reports an error
 */
export function runTool(tool: Tool, args: readonly string[], cwd: string): string {
  const program = findTool(tool);
  if (!program) throw new Error(`${tool} is missing: npm test fetches it`);
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}
