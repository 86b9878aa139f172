import { hostname, userInfo } from 'node:os'

/** Who sits at this machine, by its own account of them. */
export function whoAsks(environment: Record<string, string | undefined> = process.env): string {
  const { username, uid } = userInfo()
  // What anybody may set is believed of root only, who could do worse.
  const behind = uid === 0 && environment.SUDO_USER ? ` for ${environment.SUDO_USER}` : ''
  return `${username}${behind}@${hostname()}`
}
