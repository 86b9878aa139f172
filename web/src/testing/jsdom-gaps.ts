import { installFakeBroadcastChannel } from './fake-broadcast-channel.ts'

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined
globalThis.ResizeObserver ??= class {
  observe: () => void
  constructor(onSize: ResizeObserverCallback) {
    this.observe = () => onSize([], this)
  }
  unobserve() {}
  disconnect() {}
}
// Node's own delivers asynchronously, when the test has gone on.
installFakeBroadcastChannel()
