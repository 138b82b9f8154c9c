import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './repository';

// in a process of its own: the library is an ES module, and Jest runs tests as CommonJS
const program = `
  import { cruise } from 'dependency-cruiser';
  import readTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
  const { output } = await cruise(
    process.argv.slice(1),
    {
      validate: true,
      ruleSet: { forbidden: [{ name: 'circle', severity: 'error', from: {}, to: { circular: true } }] },
      tsPreCompilationDeps: true, // imports of types count
      tsConfig: { fileName: 'tsconfig.json' },
      doNotFollow: 'node_modules',
      exclude: '(^|/)(node_modules|dist|transcripts)/',
    },
    {},
    { tsConfig: readTsConfig('tsconfig.json') },
  );
  const { totalCruised, violations } = output.summary;
  console.log(JSON.stringify({ files: totalCruised, circles: violations.map(({ from, to }) => [from, to]) }));
`;

const circlesIn = (...folders: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program, '--', ...folders], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as { files: number; circles: [from: string, to: string][] };

test('no file imports itself over others, not even for a type', () => {
  const { files, circles } = circlesIn('apps', 'libs', 'deploy');
  expect(circles).toEqual([]);
  expect(files).toBeGreaterThan(2000);
});

test('two files that import types of each other are a circle', () => {
  const results = path.join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const dir = mkdtempSync(path.join(results, 'circle-'));
  try {
    writeFileSync(path.join(dir, 'a.ts'), "import type { B } from './b';\nexport type A = B | 1;\n");
    writeFileSync(path.join(dir, 'b.ts'), "import type { A } from './a';\nexport type B = A | 2;\n");
    expect(circlesIn(path.relative(root, dir)).circles).toHaveLength(1);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
