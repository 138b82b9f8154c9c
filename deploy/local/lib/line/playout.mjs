/**
 * What is being said to the person on the line, in order, as a provider plays it: a mark comes back when everything
 * before it was heard, and at once when the rest is cleared.
 * @param {{ onHeard(text: string): void, onMark(name: string): void, onQuiet(): void }} options
 */
export function makePlayout({ onHeard, onMark, onQuiet }) {
  /** @type {({ text: string, ms: number } | { mark: string })[]} */
  let queue = [];
  /** @type {NodeJS.Timeout | undefined} */
  let playing;

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

  /** @param {{ text: string, ms: number } | { mark: string }} item */
  const add = (item) => {
    queue.push(item);
    if (!playing && queue.length === 1) next();
  };

  return {
    /** @param {string} text @param {number} ms how long it takes to say */
    say: (text, ms) => add({ text, ms }),
    /** @param {string} name */
    mark: (name) => add({ mark: name }),
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
