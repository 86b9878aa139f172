import { hostname, userInfo } from 'node:os'

/** "user@host" of the operating system, for the audit log. */
export function operatorName(
  environment: Record<string, string | undefined> = process.env,
): string {
  const { username, uid } = userInfo()
  // SUDO_USER is trusted for root only: any other user could forge it.
  const onBehalf = uid === 0 && environment.SUDO_USER ? ` for ${environment.SUDO_USER}` : ''
  return `${username}${onBehalf}@${hostname()}`
}
