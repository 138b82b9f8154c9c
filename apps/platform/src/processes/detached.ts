// The supervisor of `npm start -- --detach`: reports to the process that started it while there is one, and
// to its log always.
import { explain } from '../screen/problem.ts';
import { display, makeProgress, type ProgressEvent } from '../screen/progress.ts';
import { supervise, untilAskedToEnd } from './supervise.ts';
import type { StartOptions } from '../options.ts';
import type { Outcome } from './detach.ts';

const options: StartOptions = JSON.parse(process.argv[2] ?? '{}');
const signal = untilAskedToEnd();
const log = display(process.stdout);

const tell = (message: ProgressEvent | Outcome) => {
  if (process.connected) process.send?.(message, () => undefined); // whoever started us may be gone: then the log has it
};
const progress = makeProgress((event) => {
  log(event);
  tell(event);
});

try {
  await supervise({ options, progress, signal, onReady: (summary) => tell({ type: 'ready', summary }) });
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  if (process.connected) process.send?.({ type: 'failed', message: explain(error) }, () => process.exit(1));
  else process.exit(1);
}
