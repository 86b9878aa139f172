/**
 * Whether the installed packages match the lockfile. Both arguments are the `packages` of a lockfile:
 * the repository's, and the one npm writes to node_modules as its last step. Optional packages of
 * other platforms and extraneous ones may be absent.
 */
export function lockMatches(wanted, installed) {
  const missing = Object.keys(wanted).some((path) => {
    if (path === '') return false
    return installed[path]
      ? installed[path].version !== wanted[path].version
      : !wanted[path].optional && !wanted[path].extraneous
  })
  return !missing && Object.keys(installed).every((path) => path in wanted)
}
