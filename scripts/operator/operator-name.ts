import { hostname, userInfo } from 'node:os'

/** "user@host" of the operating system, for the audit log. */
export function operatorName(): string {
  const { username, uid } = userInfo()
  const { SUDO_USER } = process.env
  // SUDO_USER is trusted for root only: any other user could forge it.
  const onBehalf = uid === 0 && SUDO_USER ? ` for ${SUDO_USER}` : ''
  return `${username}${onBehalf}@${hostname()}`
}
