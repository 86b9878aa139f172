import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { enterPassword, expect, homeTitle, maria, type Page, type Stack, test } from '../portal.ts'
import { startStack } from '../stack/stack.ts'
import { recordBrowser } from './browser-record.ts'
import { recover } from './recover.ts'
import { type RedisServer, startRedis } from './redis.ts'
import { containsSecret } from './secret-encodings.ts'
import { secrets, withoutIds, wrongPassword } from './secrets.ts'
import { submitWithRetry } from './submit-with-retry.ts'
import { recordWire, type Wire } from './wire.ts'

test.use({ refusals: true })

/** Signs in through every failure, opens pages and signs out. */
async function signInAndBrowse(
  page: Page,
  url: string,
  stack: Stack,
  recordStorage: () => Promise<void>,
) {
  const passcodes: string[] = []
  const sendPassword = (typed?: string) =>
    submitWithRetry(page, startSignIn, () => enterPassword(page, maria, typed))
  const sendPasscode = (typed = '') =>
    submitWithRetry(page, submitPasscode, async () => {
      await page.getByLabel('One-time passcode').fill(typed)
      await page.getByRole('button', { name: 'Verify' }).click()
    })
  const reachDialog = async () => {
    expect(await sendPassword()).toBe(200)
    await page.getByRole('dialog').waitFor()
    passcodes.push(await stack.passcode(maria))
  }

  await page.goto(url)
  expect(await sendPassword(wrongPassword)).toBe(422)
  for (const kind of ['garbage', 'reset', 'half-body', 'status']) {
    await stack.fault({ operation: 'getLoginId', kind, times: 1 })
    expect(await sendPassword()).toBe(502)
  }
  await reachDialog()
  await recordStorage()
  await page.reload()
  await page.getByRole('dialog').waitFor()

  const wrongPasscode = passcodes[0] === '111111' ? '222222' : '111111'
  expect(await sendPasscode(wrongPasscode)).toBe(422)
  await stack.fault({ operation: 'login', kind: 'garbage', times: 1 })
  expect(await sendPasscode(passcodes[0])).toBe(502)
  await page.goto(url)

  await reachDialog()
  await stack.fault({ operation: 'getContent', kind: 'garbage' })
  expect(await sendPasscode(passcodes.at(-1))).toBe(200)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await stack.clearFaults()
  await again.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle)
  await recordStorage()
  await page.goto(`${url}/timesheets/direct-deposit`)
  await expect(page.getByText('•••• 8801')).toBeVisible()
  await recordStorage()
  await page.goto(`${url}/timesheets/paychecks`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Open Wage Statements/ }).click()
  await (await opening).waitForURL(/\/paychecks$/)
  await recordStorage()
  await page.goto(`${url}/account/devices`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Maria Santos, your menu' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await recordStorage()
  return { passcodes, wrongPasscode }
}

/** All text files of the built portal. */
function bundle(): string {
  const folder = fileURLToPath(new URL('../../dist', import.meta.url))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|svg|json|map|txt)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

/** Pages of the listener for operations. */
async function operationsPages(stack: Stack): Promise<string> {
  const [, url = ''] = /"operations":"([^"]+)"/.exec(stack.gateway.output()) ?? []
  const pages = ['/metrics', '/console?show=all', '/upstreams', '/openapi.json', '/ready']
  return (await Promise.all(pages.map(async (path) => (await fetch(url + path)).text()))).join('\n')
}

test.describe('secrets', () => {
  let folder: string
  let redis: RedisServer | undefined
  let stack: Stack
  let wire: Wire

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gatehouse-canaries-'))
    redis = await startRedis(folder)
    wire = await recordWire()
    stack = await startStack({
      PUBLIC_ORIGIN: wire.url,
      LOG_LEVEL: 'trace',
      RESEND_AFTER_SECONDS: '1',
      RECOVERY_SLOT_MS: '0',
      AUDIT_LOG: join(folder, 'audit.log'),
      ...(redis && { REDIS_URL: redis.url }),
    })
    wire.connectTo(stack.url)
  })
  test.afterAll(async () => {
    wire.close()
    await stack.stop()
    await redis?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('occur in no log, storage, address or call that does not need them', async ({ page }) => {
    test.slow()
    const { record, recordStorage, settled } = recordBrowser(page)
    const browsed = await signInAndBrowse(page, wire.url, stack, recordStorage)
    const recovered = await recover(page, wire.url, stack, recordStorage)
    await settled()
    const journey = {
      ...browsed,
      ...recovered,
      passcodes: [...browsed.passcodes, ...recovered.passcodes],
      payrollKeys: record.payrollKeys,
      calls: await stack.calls(),
      replies: wire.replies(),
    }
    // The mailed link is an address once, and never a referrer.
    const addresses = record.addresses.filter((address) => address !== recovered.link)
    expect(record.addresses.length - addresses.length).toBe(1)

    const operationsText = await operationsPages(stack)
    await stack.gateway.stop()
    /** Name and text of each place, and a word that the text must contain. */
    const places = [
      ['log', stack.gateway.output(), '/api/sign-in/passcode'],
      ['audit log', readFileSync(join(folder, 'audit.log'), 'utf8'), 'sign-in'],
      ...(redis ? [['Redis', redis.writes(), 'gatehouse:session']] : []),
      ['bundle', bundle(), '/api/sign-in/passcode'],
      ['replies', withoutIds(journey.replies), 'Santos'],
      ['addresses', addresses.join('\n'), '/account/devices'],
      ['storage', record.storage.join('\n'), '['],
      ['listener for operations', operationsText, 'getContent'],
    ] as [string, string, string][]
    for (const [place, text, word] of places) expect(text, place).toContain(word)

    const found: string[] = []
    let values = 0
    for (const [name, valuesOf, operationsInNeed, displayPlace] of secrets) {
      const all = new Set(valuesOf(journey))
      expect(all.size, `${name} was on this journey`).toBeGreaterThan(0)
      values += all.size
      for (const value of all) {
        for (const [place, text] of places)
          if (place !== displayPlace && containsSecret(text, value)) found.push(`${name}: ${place}`)
        const containing = journey.calls.filter((call) =>
          containsSecret(JSON.stringify(call), value),
        )
        const operationsWith = new Set(containing.map(({ operation }) => String(operation)))
        if (operationsInNeed.length > 0)
          expect(operationsWith.size, `${name} went upstream`).toBeGreaterThan(0)
        for (const operation of operationsWith)
          if (!operationsInNeed.includes(operation)) found.push(`${name}: ${operation}`)
      }
    }
    process.stderr.write(
      `R5: ${found.length} of ${values} secrets found in ${places.length} places` +
        ` and ${journey.calls.length} calls upstream${redis ? '' : ' (without Redis)'}\n`,
    )
    expect(found).toEqual([])
  })
})
