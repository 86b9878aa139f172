/** Browser storage; values live in memory where the browser forbids it or it is full. */
interface Store {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}

/** `open` throws where site data is blocked: there the property itself cannot be read. */
function createStore(open: () => Storage): Store {
  const memory = new Map<string, string>()
  return {
    get(key) {
      try {
        return memory.get(key) ?? open().getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {}
    },
    keys() {
      try {
        return [...memory.keys(), ...Object.keys(open())]
      } catch {
        return [...memory.keys()]
      }
    },
  }
}

/** Shared by all tabs of this browser; survives closing it. */
export const localStore = createStore(() => window.localStorage)

/** Of this tab alone; survives a reload. */
export const tabStore = createStore(() => window.sessionStorage)

/** Name of the specification [1 §7]. */
export const visitorLocationKey = 'VisitorLocation'
