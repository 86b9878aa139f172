/** A BroadcastChannel whose messages arrive at once, so that tests with a clock of their own see them. */
export class Tabs extends EventTarget {
  static readonly #open = new Set<Tabs>()
  readonly name: string
  onmessage: ((event: MessageEvent) => void) | null = null

  constructor(name: string) {
    super()
    this.name = name
    Tabs.#open.add(this)
  }

  postMessage(data: unknown) {
    for (const other of Tabs.#open) {
      if (other === this || other.name !== this.name) continue
      const event = new MessageEvent('message', { data })
      other.onmessage?.(event)
      other.dispatchEvent(event)
    }
  }

  close() {
    Tabs.#open.delete(this)
  }
}

export function useTabsOfOurOwn() {
  Object.assign(globalThis, { BroadcastChannel: Tabs })
}
