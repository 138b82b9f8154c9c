import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'jest';

// One configuration for every project: `nx test <project>` runs `unit`, `nx component <project>` runs
// `component`. The root directory is given on the command line.
const tests = join(import.meta.dirname, 'apps/platform/src/tests');

/** The aliases of the libraries, from TypeScript's settings: Nx's resolver would load TypeScript in every run. */
const { compilerOptions } = JSON.parse(readFileSync(join(import.meta.dirname, 'tsconfig.base.json'), 'utf8'));
const aliases = Object.entries(compilerOptions.paths as Record<string, [string]>).map(([name, [file]]) => [
  `^${name}$`,
  join(import.meta.dirname, file),
]);

const common: Config = {
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json'],
  testEnvironment: 'node',
  moduleNameMapper: {
    ...Object.fromEntries(aliases),
    // the package exports ES modules only, which Jest's own require() does not look up
    '^eld/extrasmall$': join(import.meta.dirname, 'node_modules/eld/src/entries/static.extrasmall.js'),
    '^onnxruntime-node$': join(tests, 'onnxruntime-node.ts'),
  },
  transform: {
    '^.+\\.[mc]?[tj]s$': [
      '@swc/jest',
      {
        jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  // ESM-only packages, which Jest's own require() does not load
  transformIgnorePatterns: [
    '/node_modules/(?!(@ai-sdk|@workflow|eld|eventsource-parser|jose|jwks-rsa|uuid|nanoid|cockatiel|commander|http-proxy-middleware|httpxy|is-plain-obj)/)',
  ],
};

export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(component|e2e)\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'component',
      testMatch: ['<rootDir>/**/*.component.test.ts'],
      globalSetup: join(tests, 'jest-setup.ts'),
      globalTeardown: join(tests, 'jest-teardown.ts'),
      setupFilesAfterEnv: [join(import.meta.dirname, 'libs/harness/src/watch-commands.ts')],
    },
    {
      ...common,
      displayName: 'e2e',
      testMatch: ['<rootDir>/**/*.e2e.test.ts'],
    },
  ],
} satisfies Config;
