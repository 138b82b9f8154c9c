import { requestRestart } from '../processes/control.ts';
import { supervisorOf } from '../processes/lock.ts';
import { restartOptions } from '../options.ts';
import { Problem } from '../screen/problem.ts';

export async function main() {
  const { dataDir, name, kill } = restartOptions(process.argv.slice(2));
  const answer = supervisorOf(dataDir) && (await requestRestart(dataDir, { name, kill }));
  if (!answer) throw new Problem(`Nothing is running on ${dataDir}. Start it with: npm start`);
  if (!answer.ok) throw new Problem(answer.message);
  console.log(answer.message);
}
