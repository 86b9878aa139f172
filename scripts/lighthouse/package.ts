import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../programs/program.ts'

const version = '13.5.0'
const folder = resolve(`node_modules/.cache/gatehouse/lighthouse-${version}`)

interface Options {
  port?: number
  gatherMode?: string
  auditMode?: string
  logLevel: 'error'
  onlyCategories: string[]
  precomputedLanternData: {
    additionalRttByOrigin: Record<string, number>
    serverResponseTimeByOrigin: Record<string, number>
  }
}

export interface Result {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

interface Lighthouse {
  audit(url: string, options: Options): Promise<{ lhr: Result } | undefined>
  launchBrowser(options: {
    chromePath: string
    chromeFlags: string[]
  }): Promise<{ port: number; kill(): void }>
}

/** Lighthouse and its browser launcher. No package of ours: 180 MB that only this command needs. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const packages = `${folder}/node_modules`
  if (!existsSync(`${packages}/lighthouse/package.json`)) {
    console.log(`Installing Lighthouse ${version}…`)
    mkdirSync(folder, { recursive: true })
    const args = ['install', '--prefix', folder, '--no-package-lock', '--ignore-scripts']
    const { ok, output } = await run('npm', [...args, `lighthouse@${version}`], { quiet: true })
    if (!ok) throw new Error(`Lighthouse could not be installed:\n${output}`)
  }
  const load = (file: string) => import(String(pathToFileURL(`${packages}/${file}`)))
  const [lighthouse, launcher] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
  ])
  // The launcher itself hears Ctrl-C only, and not before the handler of main.ts.
  process.once('exit', launcher.killAll)
  return { audit: lighthouse.default, launchBrowser: launcher.launch }
}
