/** Groups upstream calls by user into replies and records the slowest call of each reply, in ms. */
export class SlowestCalls {
  readonly #callsPerReply: number
  readonly #open = new Map<string, number[]>()
  #slowest: number[] = []

  /** `callsPerReply`: number of calls that make one reply. */
  constructor(callsPerReply: number) {
    this.#callsPerReply = callsPerReply
  }

  add(user: string, tookMs: number) {
    const calls = [...(this.#open.get(user) ?? []), tookMs]
    if (calls.length < this.#callsPerReply) {
      this.#open.set(user, calls)
      return
    }
    this.#open.delete(user)
    this.#slowest.push(Math.max(...calls))
  }

  /** Slowest call of each complete reply since the previous `take`. */
  take(): number[] {
    const taken = this.#slowest
    this.#slowest = []
    return taken
  }
}
