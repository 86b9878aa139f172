/** Like `URL.parse`, which older browsers lack: undefined for an invalid address. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
