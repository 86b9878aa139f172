import type { Clock } from './clock.ts'

/** A mail or text that the upstreams have sent. */
export interface Message {
  to: string
  channel: 'email' | 'sms'
  subject: string
  text: string
  code?: string
  link?: string
  /** A temporary password. */
  password?: string
  /** To choose a new password; support may read it out. */
  pin?: string
  /** ISO 8601, by the clock of the fakes. */
  at: string
}

export interface Outbox {
  send(message: Omit<Message, 'at'>): void
  /** Newest first; `to` keeps those of one address, in any case. */
  list(to?: string): Message[]
}

export function makeOutbox(clock: Clock): Outbox {
  const messages: Message[] = []
  return {
    send: (message) => {
      messages.unshift({ ...message, at: new Date(clock.now()).toISOString() })
    },
    list: (to) =>
      messages.filter((message) => !to || message.to.toLowerCase() === to.toLowerCase()),
  }
}
