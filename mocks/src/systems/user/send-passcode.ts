import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'

export type Channel = 'SMS' | 'Email'

/** Returns a fault, or undefined if the channel can be used. */
export function refuseChannel(person: Person, channel: Channel | undefined): string | undefined {
  const impossible = channel === 'SMS' && !person.phone
  return impossible ? `body/Channel is SMS, but ${person.loginId} has no phone on file` : undefined
}

/**
 * Makes a new passcode and sends it through the channel that is given; without one, as a text where
 * that is preferred and possible, else by mail.
 */
export function sendPasscode(person: Person, world: World, channel?: Channel): void {
  const code = world.passcodes.issue(person.loginId)
  const bySms = (channel ?? person.preference2FA) === 'SMS' && person.phone
  world.outbox.send({
    ...(bySms ? { to: bySms, channel: 'sms' } : { to: person.login, channel: 'email' }),
    subject: 'Your one-time passcode',
    text: `Your one-time passcode is ${code}. It is valid for 10 minutes.`,
    code,
  })
}
