import { installFakeBroadcastChannel } from './fake-broadcast-channel.ts'

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined
// Node's own delivers asynchronously, when the test has gone on.
installFakeBroadcastChannel()
