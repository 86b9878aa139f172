import type { Channel } from '@gatehouse/contracts/upstream/user'
import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'

export function findChannelError(person: Person, channel: Channel | undefined): string | undefined {
  const hasNoPhone = channel === 'SMS' && !person.phone
  return hasNoPhone ? `body/Channel is SMS, but ${person.loginId} has no phone on file` : undefined
}

/** Sends a new passcode. Default channel: SMS if preferred and a phone is on file, else mail. */
export function sendPasscode(person: Person, world: World, channel?: Channel): void {
  const code = world.passcodes.issue(person.loginId)
  const smsNumber = (channel ?? person.preference2FA) === 'SMS' && person.phone
  world.outbox.send({
    ...(smsNumber ? { to: smsNumber, channel: 'sms' } : { to: person.login, channel: 'email' }),
    subject: 'Your one-time passcode',
    text: `Your one-time passcode is ${code}. It is valid for 10 minutes.`,
    code,
  })
}
