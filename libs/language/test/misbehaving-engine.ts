import { serveEngine } from '../src/speech/local/serve-engine';

/** An engine whose tasks say how it fails. */
serveEngine({
  load({ directory }: { directory: string }) {
    if (!directory.includes('broken')) return;
    process.stderr.write('loading\nterminate called\n  what():  no such node\n');
    process.kill(process.pid, 'SIGSEGV');
    while (true);
  },
  samples: ({ samples }: { samples: Int16Array }) => samples.map((sample) => sample + 1),
  pid: () => process.pid,
  environment: () => Object.keys(process.env),
  refuse(words: string) {
    throw new Error(words);
  },
  write: (words: string) => void process.stderr.write(`${words}\n`),
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  hang() {
    while (true);
  },
});
