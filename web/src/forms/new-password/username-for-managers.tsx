/** Password managers look for whose password it is; that it is the one they know tells them. */
export function UsernameForManagers() {
  return <input type="text" autoComplete="username" readOnly hidden value="" />
}
