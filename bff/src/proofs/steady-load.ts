import { setTimeout as wait } from 'node:timers/promises'
import { fillPath } from '@gatehouse/contracts/path'
import { listSessions, signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import type { Problem } from '@gatehouse/contracts/problem'
import { botTokenHeader, csrfHeader } from '@gatehouse/contracts/request-headers'
import { Pool } from 'undici'

const content = fillPath(readContent.path, { code: 'announcements' })
const reads = [content, content, content, readSession.path, listSessions.path]

export interface SteadyLoad {
  /** Completed requests, including failed ones. */
  done(): { all: number; writes: number }
  /** Requests retried because Redis was slow (503). */
  unavailableCount(): number
  /** Failures since the last call, such as "GET 503 overloaded" or "POST ECONNRESET". */
  failures(): string[]
  /** Resolves after `count` more requests. */
  waitForMore(count: number): Promise<void>
  stop(): Promise<void>
}

interface LoadOptions {
  cookies: string[]
  perSecond: number
}

/**
 * Steady load over keep-alive connections. Every twentieth request is a write, which bumps the cache
 * version of its user.
 */
export function startSteadyLoad(url: string, { cookies, perSecond }: LoadOptions): SteadyLoad {
  const lanes = cookies.flatMap((cookie) => [cookie, cookie])
  const pool = new Pool(url, { connections: lanes.length, pipelining: 1 })
  const done = { all: 0, writes: 0 }
  let failures: string[] = []
  let unavailable = 0
  let isRunning = true

  /** Gives the status with the problem code, or the error code. */
  function fetchOutcome(method: 'GET' | 'POST', path: string, cookie: string): Promise<string> {
    const headers = { cookie, origin: url, [csrfHeader]: '1', [botTokenHeader]: 'person' }
    return pool
      .request({ method, path, headers })
      .then(async ({ statusCode, body }) => {
        const text = await body.text()
        return statusCode === 200 ? '200' : `${statusCode} ${codeOf(text)}`
      })
      .catch((error: { code?: string; message: string }) => error.code ?? error.message)
  }

  async function send(cookie: string, nth: number) {
    const isWrite = nth % 20 === 19
    const method = isWrite ? 'POST' : 'GET'
    const path = isWrite ? signOutOtherSessions.path : (reads[nth % reads.length] ?? content)
    let outcome = await fetchOutcome(method, path, cookie)
    // Redis may be slow on a busy machine; not caused by a restart.
    for (
      ;
      outcome === '503 session-unavailable';
      outcome = await fetchOutcome(method, path, cookie)
    )
      unavailable++
    done.all++
    if (isWrite) done.writes++
    if (outcome !== '200') failures.push(`${method} ${outcome}`)
  }

  async function lane(cookie: string, at: number) {
    const pause = (lanes.length / perSecond) * 1000
    const from = performance.now() + (at / lanes.length) * pause
    for (let nth = at; isRunning; nth++) {
      await wait(Math.max(0, from + (nth - at) * pause - performance.now()))
      if (isRunning) await send(cookie, nth)
    }
  }

  const all = Promise.all(lanes.map(lane))
  return {
    done: () => ({ ...done }),
    unavailableCount: () => unavailable,
    failures() {
      const previous = failures
      failures = []
      return previous
    },
    async waitForMore(count) {
      const target = done.all + count
      while (done.all < target) await wait(50)
    },
    async stop() {
      isRunning = false
      await all
      await pool.close()
    },
  }
}

function codeOf(body: string): string {
  try {
    return (JSON.parse(body) as Problem).code
  } catch {
    return 'no problem body'
  }
}
