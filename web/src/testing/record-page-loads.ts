import { jest } from '@jest/globals'

interface Implementation {
  assign(address: string): void
  replace(address: string): void
  reload(): void
}

/** jsdom loads no pages: records those that are asked for, as "assign /" or "reload", until `restoreAllMocks`. */
export function recordPageLoads(): string[] {
  const loads: string[] = []
  // The properties of a location cannot be replaced, those of jsdom's implementation can.
  const { location } = window
  const [implementation] = Object.getOwnPropertySymbols(location).map(
    (key) => Reflect.get(location, key) as Implementation,
  )
  if (!implementation) throw new Error('jsdom has changed')
  for (const kind of ['assign', 'replace'] as const)
    jest.spyOn(implementation, kind).mockImplementation((address) => {
      loads.push(`${kind} ${address}`)
    })
  jest.spyOn(implementation, 'reload').mockImplementation(() => {
    loads.push('reload')
  })
  return loads
}
