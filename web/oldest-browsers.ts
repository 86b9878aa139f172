import browserslist from 'browserslist'

const names = ['chrome', 'edge', 'firefox', 'ios_saf', 'safari'] as const

/** The oldest supported versions by `browserslist` in package.json, such as 15.6. */
export function oldestBrowsers() {
  const supported = browserslist(undefined, { path: import.meta.dirname })
  return names.map((name) => ({
    name,
    version: supported
      .filter((browser) => browser.startsWith(`${name} `))
      .map((browser) => browser.slice(name.length + 1).replace(/-.*/, ''))
      .reduce((oldest, version) => (isOlder(version, oldest) ? version : oldest)),
  }))
}

export function isOlder(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major < otherMajor || (major === otherMajor && minor < otherMinor)
}
