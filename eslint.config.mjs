import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';

/** Each big package has one kit as its only user; everything else meets it through that kit. */
const kitOf = {
  express: 'http',
  amqplib: 'messaging',
  '@grpc/grpc-js': 'grpc',
  '@grpc/proto-loader': 'grpc',
  'grpc-health-check': 'grpc',
  mongoose: 'mongo',
  mongodb: 'mongo',
  convict: 'config',
  winston: 'logging',
  jsonwebtoken: 'auth',
  'jwks-rsa': 'auth',
  '@aws-sdk/client-s3': 'media',
  '@aws-sdk/s3-request-presigner': 'media',
  mediabunny: 'media',
  '@evan/opus': 'media',
  ...Object.fromEntries(
    [
      'openai-compatible',
      'openai',
      'anthropic',
      'google',
      'azure',
      'amazon-bedrock',
      'mistral',
      'provider',
    ].map((name) => [`@ai-sdk/${name}`, 'language']),
  ),
  'openapi-fetch': 'client',
  '@opentelemetry/api': 'tracing',
  '@opentelemetry/sdk-node': 'tracing',
};

const forbidPackages = (allowedKit) =>
  Object.entries(kitOf)
    .filter(([, kit]) => kit !== allowedKit)
    .map(([name, kit]) => ({ name, message: `Only libs/${kit} uses ${name}.` }));

/** Folders that a folder of a service may import from, beside its own. Only `app.ts` and `assembly` may import from all. */
const layers = {
  domain: [],
  'use-cases': ['domain', 'runtime'],
  runtime: ['domain'],
  http: ['domain', 'use-cases', 'live-events', 'proxy'],
  grpc: ['domain', 'use-cases', 'rehearsal', 'samples'],
  messaging: ['domain', 'use-cases', 'live-events'],
  socket: ['domain', 'use-cases', 'runtime', 'voice'],
  telephony: ['domain', 'use-cases', 'runtime'],
  voice: ['domain', 'runtime', 'telephony'],
  rehearsal: ['domain', 'runtime'],
  samples: ['domain', 'telephony'],
  'live-events': ['domain'],
  documents: ['domain'],
  proxy: ['domain'],
  keys: ['domain'],
  storage: ['domain'],
  clients: ['domain'],
  cli: ['domain', 'use-cases', 'http', 'storage', 'clients', 'keys', 'config'],
};
const folders = [...Object.keys(layers), 'app', 'assembly'];
/** Folders that get single settings rather than the configuration. */
const withoutConfig = new Set(['domain', 'use-cases', 'documents', 'live-events', 'rehearsal']);

const layerRule = (folder, allowed) => ({
  files: [`apps/*/src/${folder}/**/*.ts`],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: forbidPackages(undefined),
        patterns: [
          {
            group: [...folders, ...(withoutConfig.has(folder) ? ['config'] : [])]
              .filter((name) => name !== folder && !allowed.includes(name))
              .flatMap((name) => [`../${name}`, `../${name}/**`, `../../${name}`, `../../${name}/**`]),
            message: `${folder}/ may not import this layer.`,
          },
          ...(folder === 'domain'
            ? [
                {
                  group: [
                    'node:*',
                    '@colloquy/*',
                    '!@colloquy/kernel',
                    '!@colloquy/contracts',
                    '!@colloquy/language',
                  ],
                  message: 'domain/ does no I/O.',
                },
              ]
            : []),
        ],
      },
    ],
  },
});

/** The TypeScript program a file is linted in; one for all services, so that they are read once. */
const programOf = (project) => ({ project, tsconfigRootDir: import.meta.dirname });

export default [
  ...nx.configs['flat/base'],
  ...nx.configs['flat/typescript'],
  ...nx.configs['flat/javascript'],
  prettier,
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '**/.colloquy',
      'libs/contracts/src/proto',
      'libs/client/src/api-types.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: { parserOptions: programOf('tsconfig.json') },
    rules: {
      // inputs are checked for control characters in several places
      'no-control-regex': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-imports': ['error', { paths: forbidPackages(undefined) }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints: [
            { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:kit', 'type:kernel', 'type:contract'] },
            { sourceTag: 'type:kernel', onlyDependOnLibsWithTags: [] },
            { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:kernel'] },
            { sourceTag: 'type:kit', onlyDependOnLibsWithTags: ['type:kit', 'type:kernel', 'type:contract'] },
            { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['*'] },
          ],
        },
      ],
    },
  },
  ...['console', 'join'].map((page) => ({
    files: [`apps/${page}/**/*.{ts,tsx,mts}`],
    languageOptions: { parserOptions: programOf(`apps/${page}/tsconfig.json`) },
  })),
  {
    files: ['apps/console/src/ui/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^\\.\\./(?!strings)', message: 'ui/ knows nothing of the pages.' }] },
      ],
    },
  },
  {
    // Vite loads its configuration without the aliases of the libraries
    files: ['**/vite.config.mts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  ...['platform', 'simulator', 'bench', 'faults'].map((program) => ({
    files: [`apps/${program}/**/*.ts`],
    languageOptions: { parserOptions: programOf('apps/platform/tsconfig.json') },
    rules: {
      // these programs run without a build and import each other's files
      '@nx/enforce-module-boundaries': 'off',
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: 'test' }] },
      ],
    },
  })),
  ...[...new Set(Object.values(kitOf))].map((kit) => ({
    files: [`libs/${kit}/**/*.ts`],
    rules: { 'no-restricted-imports': ['error', { paths: forbidPackages(kit) }] },
  })),
  ...Object.entries(layers).map(([folder, allowed]) => layerRule(folder, allowed)),
  {
    files: [
      '**/*.test.ts',
      'apps/e2e/**/*.ts',
      'apps/*/test/**/*.{ts,mts}',
      'libs/*/test/**/*.{ts,mts}',
      'libs/harness/**/*.ts',
      'libs/testing/**/*.ts',
      // the manifests are generated and checked with the settings of all services
      'deploy/**/*.{ts,mts}',
    ],
    rules: {
      '@nx/enforce-module-boundaries': 'off',
      'no-restricted-imports': 'off',
    },
  },
];
