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

/** Logged once the gateway accepts requests. */
export function isListening(line: string): boolean {
  return readEntry(line)?.msg === 'listening'
}

/** Warnings, errors, and lines that are not log entries. */
export function isWarning(line: string): boolean {
  const entry = readEntry(line)
  return entry === undefined || (entry.level ?? warning) >= warning
}
