import { setTimeout as wait } from 'node:timers/promises'
import type { Problem } from '@gatehouse/contracts/problem'
import { Pool } from 'undici'

export interface TimedReply {
  path: string
  ms: number
  status: number
  type: string
  /** Problem code; '' on success. */
  code: string
}

const backgroundRate = 500

export class HttpLoad {
  readonly #pool: Pool

  constructor(url: string) {
    // Open-loop load queues up on a busy machine: wait, rather than fail in the client.
    const noTimeouts = { connectTimeout: 60_000, headersTimeout: 0, bodyTimeout: 0 }
    this.#pool = new Pool(url, { connections: 1500, ...noTimeouts })
  }

  async request(path: string): Promise<TimedReply> {
    const from = performance.now()
    const { statusCode: status, headers, body } = await this.#pool.request({ method: 'GET', path })
    const text = await body.text()
    const ms = performance.now() - from
    const code = status === 200 ? '' : (JSON.parse(text) as Problem).code
    return { path, ms, status, type: String(headers['content-type']), code }
  }

  async requestAtRate(path: string, perSecond: number, seconds: number): Promise<TimedReply[]> {
    return this.#requestInTurn([path], perSecond, (count) => count < perSecond * seconds)
  }

  /** Background load on these paths until a promise settles. */
  async requestUntil(paths: string[], until: Promise<unknown>): Promise<TimedReply[]> {
    let isRunning = true
    const end = until.finally(() => {
      isRunning = false
    })
    const [replies] = await Promise.all([
      this.#requestInTurn(paths, backgroundRate, () => isRunning),
      end,
    ])
    return replies
  }

  /** Open-loop load: does not wait for replies, or a late one would hide those queued behind it. */
  async #requestInTurn(
    paths: string[],
    perSecond: number,
    shouldContinue: (count: number) => boolean,
  ) {
    const replies: Promise<TimedReply>[] = []
    const from = performance.now()
    while (shouldContinue(replies.length)) {
      const due = ((performance.now() - from) / 1000) * perSecond
      while (replies.length <= due && shouldContinue(replies.length))
        replies.push(this.request(paths[replies.length % paths.length] ?? ''))
      await wait(1000 / perSecond)
    }
    return Promise.all(replies)
  }

  close() {
    return this.#pool.destroy()
  }
}

/** 99th percentile, milliseconds. */
export function p99(replies: readonly TimedReply[]): number {
  const sorted = replies.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY
}
