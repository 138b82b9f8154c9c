export interface Mark {
  mark: string;
}

interface Words {
  text: string;
  ms: number;
}

export interface PlayoutEvents {
  onHeard(text: string): void;
  onMark(name: string): void;
  onQuiet(): void;
}

/** Plays text. A mark is returned when everything before it was heard, or at once when the rest is cleared. */
export function makePlayout({ onHeard, onMark, onQuiet }: PlayoutEvents) {
  let queue: (Words | Mark)[] = [];
  let playing: NodeJS.Timeout | undefined;

  function next() {
    const [head] = queue;
    if (!head) return onQuiet();
    if ('mark' in head) {
      queue.shift();
      onMark(head.mark);
      return next();
    }
    playing = setTimeout(() => {
      playing = undefined;
      queue.shift();
      if (head.text) onHeard(head.text);
      next();
    }, head.ms);
  }

  const add = (item: Words | Mark) => {
    queue.push(item);
    if (!playing && queue.length === 1) next();
  };

  return {
    say: (text: string, ms: number) => add({ text, ms }),
    mark: (name: string) => add({ mark: name }),
    busy: () => playing !== undefined,
    clear() {
      clearTimeout(playing);
      playing = undefined;
      const left = queue;
      queue = [];
      for (const item of left) if ('mark' in item) onMark(item.mark);
    },
  };
}
