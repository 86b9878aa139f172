const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/

/** One-line message for a failed `npm ci`, derived from its output. */
export function describeInstallFailure(output) {
  if (unreachable.test(output)) {
    return 'Packages could not be installed: the package registry cannot be reached. Check the network and try again.'
  }
  if (output.includes('EUSAGE')) {
    return 'Packages could not be installed: package-lock.json does not match package.json. Run npm install and try again.'
  }
  const reason = output
    .split('\n')
    .map((line) => line.match(/^npm (?:error|ERR!) (?!code )(.+)$/)?.[1])
    .find(Boolean)
  return `Packages could not be installed: ${reason ?? 'npm ci failed without a reason.'}`
}
