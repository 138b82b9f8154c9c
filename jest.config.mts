// One configuration for every project: `nx test <project>` runs `unit`, `nx component <project>` runs
// `component`. The root directory is given on the command line.
const common = {
  resolver: '@nx/jest/plugins/resolver',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json'],
  testEnvironment: 'node',
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
  transformIgnorePatterns: ['/node_modules/(?!(jose|jwks-rsa|uuid|nanoid)/)'],
};

module.exports = {
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
      globalSetup: `${__dirname}/apps/platform/src/tests/jest-setup.cjs`,
      globalTeardown: `${__dirname}/apps/platform/src/tests/jest-teardown.cjs`,
    },
    {
      ...common,
      displayName: 'e2e',
      testMatch: ['<rootDir>/**/*.e2e.test.ts'],
    },
  ],
};
