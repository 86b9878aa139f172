/** Collects calls that belong together, by who asked, and keeps how long the slowest of each took. */
export class SlowestOf {
  readonly #together: number
  readonly #open = new Map<string, number[]>()
  #slowest: number[] = []

  /** `together`: how many calls make one answer. */
  constructor(together: number) {
    this.#together = together
  }

  note(asker: string, tookMs: number) {
    const calls = [...(this.#open.get(asker) ?? []), tookMs]
    if (calls.length < this.#together) {
      this.#open.set(asker, calls)
      return
    }
    this.#open.delete(asker)
    this.#slowest.push(Math.max(...calls))
  }

  /** The slowest of each answer since the last time. */
  take(): number[] {
    const taken = this.#slowest
    this.#slowest = []
    return taken
  }
}
