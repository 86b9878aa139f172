import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './program.ts'

interface NpmPackage {
  /**
   * Imports a file of it or of a package it depends on: "lighthouse/core/index.js". `Module` is the
   * part of it that the caller uses, unchecked.
   */
  load<Module>(file: string): Promise<Module>
  pathOf(file: string): string
}

/**
 * Installs a package of one command outside of the project's packages, where it would cost every
 * installation. Its install scripts do not run. `others` are what it needs beside it: "name@version".
 */
export async function provideNpmPackage(
  name: string,
  version: string,
  others: readonly string[] = [],
): Promise<NpmPackage> {
  const folder = resolve(`node_modules/.cache/gatehouse/${name.replaceAll('/', '-')}-${version}`)
  const packages = `${folder}/node_modules`
  if (!existsSync(`${packages}/${name}/package.json`)) {
    console.log(`Installing ${name} ${version}…`)
    mkdirSync(folder, { recursive: true })
    const args = ['install', '--prefix', folder, '--no-package-lock', '--ignore-scripts']
    const { ok, output } = await run('npm', [...args, `${name}@${version}`, ...others], {
      quiet: true,
    })
    if (!ok) throw new Error(`${name} could not be installed:\n${output}`)
  }
  const pathOf = (file: string) => `${packages}/${file}`
  return { pathOf, load: (file) => import(String(pathToFileURL(pathOf(file)))) }
}
