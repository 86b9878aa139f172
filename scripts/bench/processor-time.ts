import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor time of a process and its descendants, all threads, from schedstat. Linux only.
 */
export class ProcessorTime {
  readonly #pid: number | undefined
  readonly #proc: string
  /** Nanoseconds last seen of each thread, exited ones included: the sum never falls. */
  readonly #threads = new Map<string, number>()
  /** Nanoseconds of exited threads whose id was taken by another thread. */
  #replaced = 0

  constructor(pid: number | undefined, proc = '/proc') {
    this.#pid = pid
    this.#proc = proc
  }

  /** Seconds used so far; undefined where schedstat cannot be read. */
  read(): number | undefined {
    this.#readProcess(String(this.#pid))
    if (this.#threads.size === 0) return undefined
    const sum = [...this.#threads.values()].reduce((total, used) => total + used, this.#replaced)
    return sum / 1e9
  }

  #readProcess(pid: string) {
    for (const thread of threadsOf(`${this.#proc}/${pid}/task`)) {
      const path = `${this.#proc}/${pid}/task/${thread}`
      const used = readFields(`${path}/schedstat`)[0]
      if (used !== undefined) this.#take(path, Number(used))
      for (const child of readFields(`${path}/children`)) this.#readProcess(child)
    }
  }

  #take(thread: string, used: number) {
    const before = this.#threads.get(thread) ?? 0
    if (used < before) this.#replaced += before
    this.#threads.set(thread, used)
  }
}

function threadsOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Empty when the thread has exited meanwhile. */
function readFields(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)
  } catch {
    return []
  }
}
