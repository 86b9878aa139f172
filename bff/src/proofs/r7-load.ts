import { setTimeout as wait } from 'node:timers/promises'
import type { Problem } from '@gatehouse/contracts/problem'
import { Pool } from 'undici'

export interface TimedReply {
  path: string
  ms: number
  status: number
  type: string
  /** Of the problem; empty when it went well. */
  code: string
}

const backgroundRate = 500

/** Browsers at a gateway. */
export class HttpLoad {
  readonly #pool: Pool

  constructor(url: string) {
    this.#pool = new Pool(url, { connections: 1500, headersTimeout: 0, bodyTimeout: 0 })
  }

  async request(path: string): Promise<TimedReply> {
    const from = performance.now()
    const { statusCode: status, headers, body } = await this.#pool.request({ method: 'GET', path })
    const text = await body.text()
    const ms = performance.now() - from
    const code = status === 200 ? '' : (JSON.parse(text) as Problem).code
    return { path, ms, status, type: String(headers['content-type']), code }
  }

  /** Asks so often a second, for so long. */
  async requestAtRate(path: string, perSecond: number, seconds: number): Promise<TimedReply[]> {
    return this.#requestInTurn([path], perSecond, (asked) => asked < perSecond * seconds)
  }

  /** Others, who ask for these in turn until something is over. */
  async requestUntil(paths: string[], over: Promise<unknown>): Promise<TimedReply[]> {
    let goOn = true
    const end = over.finally(() => {
      goOn = false
    })
    const [answers] = await Promise.all([
      this.#requestInTurn(paths, backgroundRate, () => goOn),
      end,
    ])
    return answers
  }

  /** Nobody waits for an earlier answer: else one that is late would hide those it holds up. */
  async #requestInTurn(paths: string[], perSecond: number, goOn: (asked: number) => boolean) {
    const asked: Promise<TimedReply>[] = []
    const from = performance.now()
    while (goOn(asked.length)) {
      const due = ((performance.now() - from) / 1000) * perSecond
      while (asked.length <= due && goOn(asked.length))
        asked.push(this.request(paths[asked.length % paths.length] ?? ''))
      await wait(1000 / perSecond)
    }
    return Promise.all(asked)
  }

  close() {
    return this.#pool.destroy()
  }
}

/** The time within which 99 of 100 were answered, milliseconds. */
export function p99(answers: readonly TimedReply[]): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY
}
