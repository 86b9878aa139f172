import { provideNpmPackage } from '../programs/npm-package.ts'

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

interface Launcher {
  launch(options: {
    chromePath: string
    chromeFlags: string[]
  }): Promise<{ port: number; kill(): void }>
  killAll(): void
}

interface Lighthouse {
  audit(url: string, options: Options): Promise<{ lhr: Result } | undefined>
  launchBrowser: Launcher['launch']
}

/** Lighthouse and its browser launcher: 180 MB. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const { load } = await provideNpmPackage('lighthouse', '13.5.0')
  const [lighthouse, launcher] = await Promise.all([
    load<{ default: Lighthouse['audit'] }>('lighthouse/core/index.js'),
    load<Launcher>('chrome-launcher/dist/index.js'),
  ])
  // The launcher itself hears Ctrl-C only, and not before the handler of main.ts.
  process.once('exit', launcher.killAll)
  return { audit: lighthouse.default, launchBrowser: launcher.launch }
}
