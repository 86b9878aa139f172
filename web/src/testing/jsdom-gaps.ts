import { installFakeBroadcastChannel } from './fake-broadcast-channel.ts'

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined
// That of Node delivers when the test has gone on.
installFakeBroadcastChannel()
