import type { Person } from '../world/person.ts'
import type { World } from '../world/world.ts'

/** Makes a new passcode and sends it: as a text where that is preferred and possible, else by mail. */
export function sendPasscode(person: Person, world: World): void {
  const code = world.passcodes.issue(person.loginId)
  const bySms = person.preference2FA === 'SMS' && person.phone
  world.outbox.send({
    ...(bySms ? { to: bySms, channel: 'sms' } : { to: person.login, channel: 'email' }),
    subject: 'Your one-time passcode',
    text: `Your one-time passcode is ${code}. It is valid for 10 minutes.`,
    code,
  })
}
