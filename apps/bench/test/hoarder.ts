/** A process that uses memory, or wastes it, as it is told, and answers with how much it has. */
const some = () => Array.from({ length: 300_000 }, (_, n) => ({ n, text: `text ${n}` }));
const used: object[][] = [];

process.on('message', (what) => {
  if (what === 'use') used.push(some());
  if (what === 'waste') some();
  process.send?.(process.memoryUsage().rss);
});
