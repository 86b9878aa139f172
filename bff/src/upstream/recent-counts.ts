import { addTo } from './series.ts'

/** Of the last 15 minutes. */
export const slotMs = 30_000
export const slotCount = 30
/** The last minute reaches into so many. */
export const minuteSlots = 3

/** A series of the last 15 minutes without any events. */
export function emptySeries(): number[] {
  return new Array<number>(slotCount).fill(0)
}

/** Counts by field over the last 15 minutes, in slots of the clock; older ones are dropped. */
export class RecentCounts {
  readonly #fields: number
  readonly #slots: Uint32Array
  #newest = 0

  constructor(fields = 1) {
    this.#fields = fields
    this.#slots = new Uint32Array(slotCount * fields)
  }

  add(field = 0, now = Date.now()) {
    const slot = Math.floor(now / slotMs)
    if (slot !== this.#newest) this.#advance(slot)
    const at = (slot % slotCount) * this.#fields + field
    this.#slots[at] = (this.#slots[at] ?? 0) + 1
  }

  /** All fields slot by slot, the oldest first. */
  slots(now = Date.now()): Uint32Array[] {
    this.#advance(Math.floor(now / slotMs))
    return Array.from({ length: slotCount }, (_, age) => {
      const from = ((this.#newest + 1 + age) % slotCount) * this.#fields
      return this.#slots.subarray(from, from + this.#fields)
    })
  }

  /** A field slot by slot, the oldest first. */
  series(field = 0, now = Date.now()): number[] {
    return this.slots(now).map((slot) => slot[field] ?? 0)
  }

  /** Each field over all slots. */
  sums(now = Date.now()): number[] {
    return sumSlots(this.slots(now))
  }

  #advance(slot: number) {
    // A clock set back must not revive old slots.
    const stale = Math.min(Math.abs(slot - this.#newest), slotCount)
    for (let age = 0; age < stale; age++) {
      const from = (((slot - age) % slotCount) + slotCount) % slotCount
      this.#slots.fill(0, from * this.#fields, (from + 1) * this.#fields)
    }
    this.#newest = slot
  }
}

/** Each field over these slots. */
export function sumSlots(slots: readonly Uint32Array[]): number[] {
  const sums = new Array<number>(slots[0]?.length ?? 0).fill(0)
  for (const slot of slots) addTo(sums, slot)
  return sums
}

/** Events in the last minute, from a series: of the slot before the last two, what is left of that minute. */
export function lastMinute(series: readonly number[], now = Date.now()): number {
  const [older = 0, previous = 0, current = 0] = series.slice(-minuteSlots)
  return current + previous + older * (1 - (now % slotMs) / slotMs)
}
