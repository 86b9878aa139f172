import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedExchange } from '@gatehouse/contracts/recorded-exchange'

/** Reads a recording of the gateway, or the newest one in a folder. Throws if there is none. */
export function readRecording(path: string): RecordedExchange[] {
  const file = statSync(path).isDirectory() ? newestIn(path) : path
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as RecordedExchange)
}

/** Their names begin with the time. */
function newestIn(folder: string): string {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .at(-1)
  if (newest === undefined) throw new Error(`${folder} has no recording (*.jsonl)`)
  return join(folder, newest)
}
