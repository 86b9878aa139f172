import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isHashed } from './hashed-name.ts'

const dayMs = 24 * 3600 * 1000
const keptMs = 30 * dayMs

const unfinished = /^\.part-/

/**
 * Copies the hashed assets of a build into a folder that all builds share, and deletes those whose
 * build has not run for 30 days: a running gateway renews the age of its own daily. Rejects when the
 * folder cannot be written.
 */
export async function keepAssets(build: string, shared: string): Promise<void> {
  await mkdir(shared, { recursive: true })
  const kept = new Set(await readdir(shared))
  const now = new Date()
  for (const name of (await readdir(build)).filter(isHashed)) {
    const file = join(shared, name)
    if (kept.has(name)) {
      await utimes(file, now, now).catch(() => undefined)
      continue
    }
    // Renamed when complete: other gateways serve the folder.
    const part = join(shared, `.part-${randomUUID()}`)
    await copyFile(join(build, name), part)
    await rename(part, file)
  }
  for (const name of kept) {
    if (!isHashed(name) && !unfinished.test(name)) continue
    const file = join(shared, name)
    const { mtimeMs = now.getTime() } = (await stat(file).catch(() => undefined)) ?? {}
    if (now.getTime() - mtimeMs > keptMs) await rm(file, { force: true })
  }
}

/** Keeps them now and daily, until the returned function is called. */
export async function keepAssetsDaily(
  build: string,
  shared: string,
  onFailure: (error: unknown) => void,
): Promise<() => void> {
  const keep = () => keepAssets(build, shared).catch(onFailure)
  await keep()
  const timer = setInterval(keep, dayMs).unref()
  return () => clearInterval(timer)
}
