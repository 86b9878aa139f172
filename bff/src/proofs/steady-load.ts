import { setTimeout as wait } from 'node:timers/promises'
import { fillPath } from '@gatehouse/contracts/path'
import { readContent } from '@gatehouse/contracts/portal/content'
import {
  listSessions,
  readSession,
  signOutOtherSessions,
} from '@gatehouse/contracts/portal/session'
import type { Problem } from '@gatehouse/contracts/problem'
import { botTokenHeader, csrfHeader } from '@gatehouse/contracts/request-headers'
import { Pool } from 'undici'

const content = fillPath(readContent.path, { code: 'announcements' })
const reads = [content, content, content, readSession.path, listSessions.path]

export interface SteadyLoad {
  /** How many requests have been answered, or have failed. */
  done(): { all: number; writes: number }
  /** How often one heard "not now" from a gateway whose Redis was late, and asked again. */
  unavailableCount(): number
  /** What failed since the last time this was asked, such as "GET 503 overloaded" or "POST ECONNRESET". */
  failures(): string[]
  /** Resolves once so many more have been done. */
  waitForMore(count: number): Promise<void>
  stop(): Promise<void>
}

interface LoadOptions {
  cookies: string[]
  perSecond: number
}

/**
 * People who keep asking over connections they keep, at a steady pace; every twentieth request is a
 * write, after which what is held for them is asked for anew.
 */
export function startSteadyLoad(url: string, { cookies, perSecond }: LoadOptions): SteadyLoad {
  const lanes = cookies.flatMap((cookie) => [cookie, cookie])
  const pool = new Pool(url, { connections: lanes.length, pipelining: 1 })
  const done = { all: 0, writes: 0 }
  let failures: string[] = []
  let notNow = 0
  let going = true

  /** Gives the status, and the code of a problem; what fails otherwise, its reason. */
  function ask(method: 'GET' | 'POST', path: string, cookie: string): Promise<string> {
    const headers = { cookie, origin: url, [csrfHeader]: '1', [botTokenHeader]: 'person' }
    return pool
      .request({ method, path, headers })
      .then(async ({ statusCode, body }) => {
        const text = await body.text()
        return statusCode === 200 ? '200' : `${statusCode} ${codeOf(text)}`
      })
      .catch((fault: { code?: string; message: string }) => fault.code ?? fault.message)
  }

  async function send(cookie: string, nth: number) {
    const writes = nth % 20 === 19
    const method = writes ? 'POST' : 'GET'
    const path = writes ? signOutOtherSessions.path : (reads[nth % reads.length] ?? content)
    let outcome = await ask(method, path, cookie)
    // Other work on the machine may make Redis late: that is no doing of a restart.
    for (; outcome === '503 session-unavailable'; outcome = await ask(method, path, cookie))
      notNow++
    done.all++
    if (writes) done.writes++
    if (outcome !== '200') failures.push(`${method} ${outcome}`)
  }

  async function lane(cookie: string, at: number) {
    const pause = (lanes.length / perSecond) * 1000
    const from = performance.now() + (at / lanes.length) * pause
    for (let nth = at; going; nth++) {
      await wait(Math.max(0, from + (nth - at) * pause - performance.now()))
      if (going) await send(cookie, nth)
    }
  }

  const all = Promise.all(lanes.map(lane))
  return {
    done: () => ({ ...done }),
    unavailableCount: () => notNow,
    failures() {
      const since = failures
      failures = []
      return since
    },
    async waitForMore(count) {
      const until = done.all + count
      while (done.all < until) await wait(50)
    },
    async stop() {
      going = false
      await all
      await pool.close()
    },
  }
}

function codeOf(body: string): string {
  try {
    return (JSON.parse(body) as Problem).code
  } catch {
    return 'without a problem'
  }
}
