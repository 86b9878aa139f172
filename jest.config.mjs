import { availableParallelism } from 'node:os'
import { bundledModules } from './scripts/jest/package-bundles.ts'
import { testTimeout } from './scripts/jest/test-timeout.mjs'

const cacheDirectory = '<rootDir>/node_modules/.cache/jest'

const swc = (parser) => [
  '@swc/jest',
  {
    jsc: { target: 'es2024', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'es6' },
  },
]

const modules = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
  },
}

const onNode = (folder, tests, name = folder) => ({
  displayName: name,
  cacheDirectory,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/${folder}/${tests}`],
})

const onJsdom = {
  ...modules,
  testEnvironment: 'jest-fixed-jsdom',
  moduleNameMapper: bundledModules,
}

/** The files of a worker share its modules; Node itself strips the types. */
const sharingModules = {
  runner: 'jest-light-runner/child-process',
  setupFiles: ['<rootDir>/scripts/jest/light-setup.mjs'],
}

export default {
  // Tests that wait for a time, a process or a connection leave a third of the cores idle.
  // Jest takes '150%' for 150 workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/scripts/jest/proofs-first.mjs',
  testTimeout,
  // Workers hold no open handle at the end, yet outlive the default 500 ms on a busy machine.
  workerGracefulExitTimeout: 5000,
  // Modules of earlier test files stay in a worker's memory.
  workerIdleMemoryLimit: '1GB',
  passWithNoTests: true,
  projects: [
    { ...onNode('contracts', 'src/**/*.test.ts'), ...sharingModules },
    {
      ...onNode('bff', 'src/**/*.test.ts'),
      ...sharingModules,
      testPathIgnorePatterns: ['/proofs/'],
    },
    { ...onNode('bff/src/proofs', '!(r7|r8|r9)-*.test.ts', 'proofs'), ...modules },
    // They hold times, throughput and memory to a bound: one at a time (scripts/test/main.ts).
    {
      ...onNode('bff/src/proofs', '@(r7|r8|r9)-*.test.ts', 'timed-proofs'),
      ...modules,
      setupFilesAfterEnv: ['<rootDir>/bff/src/proofs/retry.ts'],
    },
    { ...onNode('mocks', 'src/**/*.test.ts'), ...sharingModules },
    {
      ...onNode('scripts', '**/*.test.{ts,mjs}'),
      ...sharingModules,
      testPathIgnorePatterns: ['<rootDir>/scripts/specification/'],
    },
    // It imports the portal's routes, which need a browser's globals.
    {
      ...onNode('scripts/specification', '*.test.ts', 'specification'),
      ...onJsdom,
    },
    {
      ...onJsdom,
      displayName: 'web',
      cacheDirectory,
      setupFilesAfterEnv: [
        '<rootDir>/web/src/testing/testing-library.ts',
        '<rootDir>/web/src/testing/empty-console.ts',
        '<rootDir>/web/src/testing/jsdom-gaps.ts',
        '<rootDir>/web/src/testing/wide-screen.ts',
      ],
      testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
    },
  ],
}
