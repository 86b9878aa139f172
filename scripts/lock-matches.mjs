/**
 * Whether what npm installed is what the lock asks for. Both arguments are the `packages` of a
 * lockfile: the repository's, and the one npm leaves in node_modules as the last act of an install.
 * Optional packages may be absent, being made for other platforms; extraneous ones are noted by npm
 * but never installed.
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
