import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** CPU pinning: the server under test alone on one core, everything else on another. */
export interface Cores {
  /** Command prefix that pins to the core of the server under test. */
  underTest: string[]
  /** Printed above the results. */
  note: string
}

/**
 * Pins this process and its future children to a core of their own. Without taskset, or with a
 * single core, both share the machine and the note says so.
 */
export function takeCores(): Cores {
  const [first, second] = allowedCores()
  const mine = ['-a', '-c', '-p', String(second), String(process.pid)]
  if (second === undefined || spawnSync('taskset', mine).status !== 0)
    return {
      underTest: [],
      note: 'Server and load are NOT on cores of their own: no taskset, or one core.',
    }
  return {
    underTest: ['taskset', '-c', String(first)],
    note: `Server under test on core ${first}; load, upstream and Redis on core ${second}.`,
  }
}

/** Core numbers allowed to this process, parsed from "0-3,8". */
function allowedCores(): number[] {
  try {
    const status = readFileSync('/proc/self/status', 'utf8')
    const list = /^Cpus_allowed_list:\s*(.+)$/m.exec(status)?.[1] ?? ''
    return list.split(',').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    })
  } catch {
    return []
  }
}
