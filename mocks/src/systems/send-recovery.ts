import type { Person } from '../world/person.ts'
import type { World } from '../world/world.ts'

export function sendResetLink({ login, loginId }: Person, world: World): void {
  const { token } = world.resetTokens.issue(loginId)
  world.outbox.send({
    to: login,
    channel: 'email',
    subject: 'Reset your password',
    text: 'Follow this link to choose a new password. It is valid for 24 hours, once.',
    link: `${world.addresses.portalUrl}/password-reset?token=${token}`,
  })
}

export function sendTemporaryPassword({ login, loginId }: Person, world: World): void {
  const password = world.temporaryPasswords.issue(loginId)
  world.outbox.send({
    to: login,
    channel: 'email',
    subject: 'Your temporary password',
    text: `Your temporary password is ${password} and signs you in once, within 24 hours.`,
    password,
  })
}

export function sendPin({ login }: Person, pin: string, world: World): void {
  world.outbox.send({
    to: login,
    channel: 'email',
    subject: 'Your PIN',
    text: `Your PIN to choose a new password is ${pin}. It is valid for 24 hours, once.`,
    pin,
  })
}
