/** Password managers look for a username field beside a new password. */
export function UsernameForManagers() {
  return <input type="text" autoComplete="username" readOnly hidden value="" />
}
