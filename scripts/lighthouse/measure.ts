import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { loadLighthouse, Result } from './package.ts'
import { toProcessorTime } from './processor-time.ts'

const flags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** Of the gateway; measured on a busy machine it is the machine's. */
const responseMs = 10

export interface Figures {
  performance: number
  accessibility: number
  bestPractices: number
  /** Milliseconds. */
  firstPaint: number
  largestPaint: number
  blocked: number
  speedIndex: number
  /** Performance as Lighthouse measures it, by the clock. */
  byClock: number
}

type Lighthouse = Awaited<ReturnType<typeof loadLighthouse>>

/** Opens a page in a new browser, as Lighthouse's slow phone. */
export async function measure(
  { audit, launchBrowser }: Lighthouse,
  chromePath: string,
  url: string,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const { origin } = new URL(url)
  const settings = {
    logLevel: 'error' as const,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    precomputedLanternData: {
      additionalRttByOrigin: { [origin]: 0 },
      serverResponseTimeByOrigin: { [origin]: responseMs },
    },
  }
  const browser = await launchBrowser({ chromePath, chromeFlags: flags })
  try {
    await audit(url, { ...settings, port: browser.port, gatherMode: folder })
    const byClock = resultOf(await audit(url, { ...settings, auditMode: folder }))
    const file = join(folder, 'trace.json')
    const trace = JSON.parse(readFileSync(file, 'utf8'))
    toProcessorTime(trace.traceEvents)
    writeFileSync(file, JSON.stringify(trace))
    const result = resultOf(await audit(url, { ...settings, auditMode: folder }))
    return { ...figuresOf(result), byClock: scoreOf(byClock, 'performance') }
  } finally {
    browser.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

function resultOf(run: { lhr: Result } | undefined): Result {
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'no result')
  return run.lhr
}

function scoreOf({ categories }: Result, name: string): number {
  return Math.round((categories[name]?.score ?? 0) * 100)
}

function figuresOf(result: Result): Omit<Figures, 'byClock'> {
  const ms = (audit: string) => Math.round(result.audits[audit]?.numericValue ?? Number.NaN)
  return {
    performance: scoreOf(result, 'performance'),
    accessibility: scoreOf(result, 'accessibility'),
    bestPractices: scoreOf(result, 'best-practices'),
    firstPaint: ms('first-contentful-paint'),
    largestPaint: ms('largest-contentful-paint'),
    blocked: ms('total-blocking-time'),
    speedIndex: ms('speed-index'),
  }
}
