import { join } from 'node:path';
import type { Config } from 'jest';

// One configuration for every project: `nx test <project>` runs `unit`, `nx component <project>` runs
// `component`. The root directory is given on the command line.
const tests = join(import.meta.dirname, 'apps/platform/src/tests');

const common: Config = {
  resolver: '@nx/jest/plugins/resolver',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json'],
  testEnvironment: 'node',
  moduleNameMapper: {
    // the resolver takes the types of this package for its code
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
