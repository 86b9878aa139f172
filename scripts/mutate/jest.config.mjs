/** For Stryker, which needs Jest's own runner; run in a copy of the project. */
export default {
  rootDir: process.cwd(),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  testMatch: JSON.parse(process.env.MUTATED_TESTS ?? '[]').map((glob) => `<rootDir>/${glob}`),
}
