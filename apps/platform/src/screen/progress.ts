export type ProgressEvent =
  | { type: 'begin'; id: number; title: string }
  | { type: 'detail'; id: number; text: string }
  | { type: 'end'; id: number; ok: boolean }
  | { type: 'note'; text: string };

export type Sink = (event: ProgressEvent) => void;

export type Log = (message: string) => void;

export interface Progress {
  step<T>(title: string, work: (detail: Log) => Promise<T>): Promise<T>;
  note: Log;
}

export function makeProgress(sink: Sink): Progress {
  let lastId = 0;
  return {
    async step(title, work) {
      lastId += 1;
      const id = lastId;
      let ok = false;
      sink({ type: 'begin', id, title });
      try {
        const result = await work((text) => sink({ type: 'detail', id, text }));
        ok = true;
        return result;
      } finally {
        sink({ type: 'end', id, ok });
      }
    },
    note: (text) => sink({ type: 'note', text }),
  };
}

/** Shortest time between two details of a step if the stream is not a terminal, milliseconds. */
const detailEveryMs = 3000;

interface Step {
  title: string;
  detail: string;
  /** Times at which the step began and last printed, milliseconds of the monotonic clock. */
  begun: number;
  said: number;
}

/** Shows running steps with their seconds on a terminal, else a line for each beginning, detail and end. */
export function display(out: NodeJS.WriteStream | NodeJS.WritableStream): Sink {
  const live = 'isTTY' in out && out.isTTY === true;
  const width = live && 'columns' in out ? (out.columns || 80) - 1 : Infinity;
  const steps = new Map<number, Step>();
  let drawn = 0;
  let timer: NodeJS.Timeout | undefined;

  const erase = () => {
    if (drawn > 0) out.write(`\x1b[${drawn}A\x1b[0J`);
    drawn = 0;
  };
  const draw = () => {
    if (!live) return;
    for (const step of steps.values()) out.write(`${running(step).slice(0, width)}\n`);
    drawn = steps.size;
  };
  const print = (line: string) => {
    erase();
    out.write(`${line}\n`);
    draw();
  };
  const redraw = () => {
    erase();
    draw();
  };

  return (event) => {
    if (event.type === 'note') return print(event.text);
    if (event.type === 'begin') {
      steps.set(event.id, {
        title: event.title,
        detail: '',
        begun: performance.now(),
        said: performance.now(),
      });
      if (live) timer ??= setInterval(redraw, 200).unref();
      return live ? redraw() : print(`  … ${event.title}`);
    }
    const step = steps.get(event.id);
    if (!step) return;
    if (event.type === 'detail') {
      step.detail = event.text;
      if (live) return redraw();
      if (performance.now() - step.said < detailEveryMs) return;
      step.said = performance.now();
      return print(`    ${step.title}: ${event.text}`);
    }
    erase();
    steps.delete(event.id);
    if (steps.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    print(`  ${event.ok ? '✓' : '✗'} ${step.title} (${seconds(step.begun)} s)`);
  };
}

const running = ({ title, detail, begun }: Step) =>
  `  … ${title} ${seconds(begun)} s${detail ? ` · ${detail}` : ''}`;

const seconds = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);
