const warning = 40

type Entry = { level?: number; msg?: string }

function readEntry(line: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === 'object' && entry !== null ? entry : undefined
  } catch {
    return undefined
  }
}

/** The line by which the gateway says that it takes requests. */
export function isListening(line: string): boolean {
  return readEntry(line)?.msg === 'listening'
}

/** Warnings, errors, and whatever is not a line of the log. */
export function isAlarming(line: string): boolean {
  const entry = readEntry(line)
  return entry === undefined || (entry.level ?? warning) >= warning
}
