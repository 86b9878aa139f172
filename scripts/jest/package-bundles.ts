import { resolve } from 'node:path'
import { type BuildOutput, resultOf } from '../build/build-output.ts'

const packages = [
  '@chakra-ui/react',
  '@emotion/cache',
  '@emotion/react',
  '@testing-library/react',
  '@testing-library/user-event',
  'formik',
  'react-router',
  'swr',
  'use-intl/core',
  'yup',
]
const folder = 'node_modules/.cache/gatehouse/jest-packages'
const stem = (name: string) => name.replaceAll('/', '-')
const bundleOf = (name: string) => `${folder}/${stem(name)}.mjs`

/**
 * The portal's packages as bundles for its Jest tests: by themselves they are some 1,900 modules, which Jest
 * links and evaluates anew for each test file. React stays outside, as CommonJS.
 */
export const packageBundles: BuildOutput = {
  name: 'package-bundles',
  file: bundleOf('yup'),
  sources: ['scripts/jest/package-bundles.ts'],
  build: () =>
    resultOf(async () => {
      const { rolldown } = await import('rolldown')
      const { esmExternalRequirePlugin } = await import('rolldown/plugins')
      const bundle = await rolldown({
        cwd: resolve('web'),
        input: Object.fromEntries(packages.map((name) => [stem(name), name])),
        plugins: [esmExternalRequirePlugin({ external: [/^react(-dom)?(\/|$)/] })],
        logLevel: 'silent',
      })
      await bundle.write({ dir: resolve(folder), cleanDir: true, entryFileNames: '[name].mjs' })
      await bundle.close()
    }),
}

/** Leads each package to its bundle. */
export const bundledModules = Object.fromEntries(
  packages.map((name) => [`^${name}$`, `<rootDir>/${bundleOf(name)}`]),
)
