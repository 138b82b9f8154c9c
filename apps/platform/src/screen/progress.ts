/**
 * What is being done, step by step, as events: shown on a terminal, written to a log, or sent to the process
 * that waits for us.
 */
export type ProgressEvent =
  | { type: 'begin'; id: number; title: string }
  | { type: 'detail'; id: number; text: string }
  | { type: 'end'; id: number; ok: boolean }
  | { type: 'note'; text: string };

export type Sink = (event: ProgressEvent) => void;

export type Progress = {
  step<T>(title: string, work: (detail: (text: string) => void) => Promise<T>): Promise<T>;
  note(text: string): void;
};

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

/** Where lines stay, a step that moves on quickly says so no oftener than this. */
const detailEveryMs = 3000;

/**
 * Shows progress on a stream: running steps with their seconds where the stream is a terminal, else a line for
 * every beginning, change and end.
 */
export function display(out: NodeJS.WriteStream | NodeJS.WritableStream): Sink {
  const live = 'isTTY' in out && out.isTTY === true;
  const width = live && 'columns' in out ? (out.columns || 80) - 1 : Infinity;
  const steps: Map<number, { title: string; detail: string; begun: number; said: number }> = new Map();
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

const running = ({ title, detail, begun }: { title: string; detail: string; begun: number }) =>
  `  … ${title} ${seconds(begun)} s${detail ? ` · ${detail}` : ''}`;

const seconds = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);
