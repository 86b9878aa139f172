import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { describeScreen } from './describe-screen.ts'

/** States of each test so far. */
const recordedBefore = new WeakMap<TestInfo, string[]>()

/** Areas whose subject is what stands around the pages; the records of others leave it out. */
const shellAreas = ['menu', 'privacy', 'shell']

/** The console shows times and counts of the moment. */
const movingAreas = ['operations']

const separator = '---\n'

/** Expects the screen to be as recorded for this state of the test. */
export async function expectAsRecorded(page: Page) {
  const [area = ''] = test.info().titlePath[0]?.split('/') ?? []
  if (movingAreas.includes(area)) return
  await expectRecorded(() => describeScreen(page, shellAreas.includes(area) ? 'all' : 'page'))
}

/**
 * Expects a description to become what the test's record in records/ has for this state, counted from the
 * first. `--update-snapshots` records anew.
 */
export async function expectRecorded(describe: () => Promise<string>) {
  const info = test.info()
  const [file = '', ...titles] = info.titlePath
  const folders = file.replace('.spec.ts', '').split('/')
  const name = [...titles, info.project.name].map(toFileName).join('-')
  const path = info.snapshotPath(...folders, `${name}.yml`)
  const before = recordedBefore.get(info) ?? []
  recordedBefore.set(info, before)
  if (['all', 'changed'].includes(info.config.updateSnapshots)) {
    before.push(await settled(describe))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, before.join(separator))
    return
  }
  const recorded = existsSync(path) ? readFileSync(path, 'utf8').split(separator) : []
  const expected = recorded[before.length] ?? 'no record yet: --update-snapshots'
  before.push(expected)
  await expect.poll(describe, { message: path }).toBe(expected)
}

/** Resolves with what stays the same for a second, as lists arrive after the page. */
async function settled(read: () => Promise<string>): Promise<string> {
  let last = await read()
  for (let alike = 0; alike < 4; alike++) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    const next = await read()
    if (next !== last) alike = 0
    last = next
  }
  return last
}

function toFileName(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
