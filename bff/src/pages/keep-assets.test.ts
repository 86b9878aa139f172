import { mkdtempSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { makeBuild } from '../testing/make-build.ts'
import { startStack } from '../testing/stack.ts'
import { keepAssets, keepAssetsDaily } from './keep-assets.ts'

const earlier = makeBuild('earlier1')
const later = makeBuild('later-_2')
let shared = ''

beforeEach(() => {
  shared = mkdtempSync(join(tmpdir(), 'gatehouse-assets-'))
})

afterEach(() => void jest.restoreAllMocks())

const build = ({ folder }: { folder: string }) => join(folder, 'assets')
const keptOf = (hash: string) => readdirSync(shared).filter((name) => name.includes(hash))

function age(name: string, days: number) {
  const at = Date.now() / 1000 - days * 24 * 3600
  utimesSync(join(shared, name), at, at)
}

test("serves an earlier build's assets under ASSETS_DIR, as immutable", async () => {
  await (await startStack({ PORTAL_DIR: earlier.folder, ASSETS_DIR: shared })).close()
  const { url, close } = await startStack({ PORTAL_DIR: later.folder, ASSETS_DIR: shared })
  for (const asset of [...earlier.assets, ...later.assets]) {
    const response = await fetch(url + asset)
    expect([response.status, await response.text()]).toEqual([200, `// ${asset}\n`])
    expect(response.headers.get('cache-control')).toContain('immutable')
  }
  const missing = await fetch(`${url}/assets/index-unknown1.js`)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  await close()
})

test('keeps compressed files, and none whose name has no hash', async () => {
  writeFileSync(join(build(earlier), 'index-earlier1.js.br'), 'compressed')
  await keepAssets(build(earlier), shared)
  expect(keptOf('earlier1')).toHaveLength(earlier.assets.length + 1)
  expect(readdirSync(shared)).not.toContain('first.js')
})

test('deletes a build 30 days after its last gateway', async () => {
  await keepAssets(build(earlier), shared)
  for (const name of readdirSync(shared)) age(name, 29)
  await keepAssets(build(later), shared)
  expect(keptOf('earlier1')).not.toEqual([])
  for (const name of readdirSync(shared)) age(name, 31)
  await keepAssets(build(later), shared)
  expect([keptOf('earlier1'), keptOf('later-_2').length]).toEqual([[], later.assets.length])
})

test('renews the age of its own assets daily, until it is stopped', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval')
  const cleared = jest.spyOn(globalThis, 'clearInterval')
  const failures: unknown[] = []
  const stop = await keepAssetsDaily(build(earlier), shared, (error) => failures.push(error))
  const [[keep, ms] = []] = timers.mock.calls as [() => Promise<void>, number][]
  const timer = timers.mock.results[0]?.value
  expect(ms).toBe(24 * 3600 * 1000)
  const kept = keptOf('earlier1')
  for (const name of readdirSync(shared)) age(name, 31)
  await keep?.()
  await keepAssets(build(later), shared)
  expect(keptOf('earlier1')).toEqual(kept)
  expect(failures).toEqual([])
  stop()
  expect(cleared.mock.calls).toEqual([[timer]])
})

test('goes on where another gateway deletes an asset meanwhile', async () => {
  const [name = ''] = readdirSync(build(later)).filter((one) => one.includes('later-_2'))
  symlinkSync(join(shared, 'deleted'), join(shared, name))
  await keepAssets(build(later), shared)
  expect(keptOf('later-_2')).toHaveLength(later.assets.length)
})

test('deletes what a killed gateway left unfinished, and nothing that is not an asset', async () => {
  for (const name of ['.part-1', 'passwords.txt']) {
    writeFileSync(join(shared, name), '')
    age(name, 31)
  }
  await keepAssets(build(later), shared)
  expect(readdirSync(shared)).toContain('passwords.txt')
  expect(readdirSync(shared)).not.toContain('.part-1')
})

test('starts and serves its own build where ASSETS_DIR cannot be written', async () => {
  const file = join(shared, 'no-folder')
  writeFileSync(file, '')
  const stack = await startStack({ PORTAL_DIR: later.folder, ASSETS_DIR: join(file, 'assets') })
  expect((await fetch(stack.url + later.assets[0])).status).toBe(200)
  expect(stack.log.join('')).toContain('assets not kept for the next build')
  await stack.close()
})
