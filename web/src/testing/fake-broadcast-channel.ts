/** Delivers synchronously, for tests with fake timers. */
export class FakeBroadcastChannel extends EventTarget {
  static readonly #open = new Set<FakeBroadcastChannel>()
  readonly name: string
  onmessage: ((event: MessageEvent) => void) | null = null

  constructor(name: string) {
    super()
    this.name = name
    FakeBroadcastChannel.#open.add(this)
  }

  postMessage(data: unknown) {
    for (const other of FakeBroadcastChannel.#open) {
      if (other === this || other.name !== this.name) continue
      const event = new MessageEvent('message', { data })
      other.onmessage?.(event)
      other.dispatchEvent(event)
    }
  }

  close() {
    FakeBroadcastChannel.#open.delete(this)
  }
}

export function installFakeBroadcastChannel() {
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel })
}
