import type { Clock } from './clock.ts'

/** Mail or text sent by the upstreams. */
export interface Message {
  to: string
  channel: 'email' | 'sms'
  subject: string
  text: string
  code?: string
  link?: string
  /** A temporary password. */
  password?: string
  /** For a password reset. */
  pin?: string
  /** ISO 8601, by the fakes' clock. */
  at: string
}

export interface Outbox {
  send(message: Omit<Message, 'at'>): void
  /** Newest first; `to` filters by address, ignoring case. */
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
