// The supervisor of `npm start -- --detach`. It reports to its log and, while connected, to its parent.
import { explain } from '../screen/problem.ts';
import { display, makeProgress, type ProgressEvent } from '../screen/progress.ts';
import { supervise } from './supervise.ts';
import { terminationSignal } from './termination.ts';
import type { StartOptions } from '../options.ts';
import type { Outcome } from './detach.ts';

const options: StartOptions = JSON.parse(process.argv[2] ?? '{}');
const signal = terminationSignal();
const log = display(process.stdout);

const tell = (message: ProgressEvent | Outcome) => {
  if (process.connected) process.send?.(message, () => undefined); // the parent may end at any time
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
