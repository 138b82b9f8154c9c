/** A process that uses or wastes memory on command. Answers with its peak memory, bytes. */
const some = () => Array.from({ length: 300_000 }, (_, n) => ({ n, text: `text ${n}` }));
const used: object[][] = [];

process.on('message', (what) => {
  const held = what === 'use' ? [some()] : [some(), some(), some()];
  if (what === 'use') used.push(...held);
  process.send?.(process.memoryUsage().rss);
});
