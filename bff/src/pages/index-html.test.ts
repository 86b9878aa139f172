import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { expect, test } from '@jest/globals'
import fastify from 'fastify'
import { readConfig } from '../settings/config.ts'
import { unescapeHtml } from '../testing/unescape-html.ts'
import { createIndexHtml } from './index-html.ts'

/** The settings in the portal's page, as the portal reads them. */
async function settingsIn(settings: Record<string, string>) {
  const config = readConfig({
    ...gatewaySettings({ apiUrl: 'http://127.0.0.1:1', identityUrl: 'http://127.0.0.1:1' }),
    PORTAL_DIR: new URL('../testing/portal', import.meta.url).pathname,
    ...settings,
  })
  const sendPage = createIndexHtml(config)
  const app = fastify()
  app.get('/', async (_request, reply) => sendPage(reply))
  const { body } = await app.inject('/')
  await app.close()
  const [, text = ''] = /name="gatehouse-settings" content="([^"]*)"/.exec(body) ?? []
  return JSON.parse(unescapeHtml(text))
}

test.each([
  ['product', { PRODUCT_NAME: 'Sam & "Co"' }, 'Sam & "Co"'],
  ['contentLanguage', { CONTENT_LANGUAGE: 'es' }, 'es'],
  ['supportPhone', { SUPPORT_PHONE: '1-800-555-0100' }, '1-800-555-0100'],
  ['privacyEmail', { PRIVACY_EMAIL: 'one@example.test' }, 'one@example.test'],
  ['garnishmentsEmail', { GARNISHMENTS_EMAIL: 'two@example.test' }, 'two@example.test'],
  ['botSiteKey', { BOT_SITE_KEY: 'site-key' }, 'site-key'],
  ['signIn', { SIGN_IN: 'passcode' }, 'passcode'],
  ['signIn', { SIGN_IN: 'legacy' }, 'legacy'],
  ['signIn', { SIGN_IN: 'redirect' }, 'redirect'],
  ['signIn', { SIGN_IN: 'oidc' }, 'redirect'],
  ['resetNeedsPasscode', { RESET_STEP_UP: 'passcode' }, true],
  ['resetNeedsPasscode', { RESET_STEP_UP: 'none' }, false],
  ['idleSeconds', { IDLE_SECONDS: '321' }, 321],
  ['idleCountdownSeconds', { IDLE_COUNTDOWN_SECONDS: '21' }, 21],
  ['payrollLogoutUrl', { PAYROLL_LOGOUT_URL: 'https://a.test/out' }, 'https://a.test/out'],
  ['payrollLogoutUrl', { PAYROLL_LOGOUT_URL: '' }, ''],
  ['searchesAllBrands', { DEFAULT_SEARCH_BRANDS: 'all' }, true],
  ['searchesAllBrands', { DEFAULT_SEARCH_BRANDS: 'default' }, false],
  ['findsPostalCode', { GEOCODER_URL: '' }, false],
  ['findsPostalCode', { VISITOR_LOCATION_URL: '' }, true],
  ['findsVisitorLocation', { VISITOR_LOCATION_URL: '' }, false],
  ['findsVisitorLocation', { GEOCODER_URL: '' }, true],
  ['careers', { CAREERS_URL: 'https://a.test/careers' }, true],
  ['careers', { CAREERS_URL: '' }, false],
  ['advertUrl', { ADVERT_URL: 'https://a.test/advert' }, 'https://a.test/advert'],
  ['chatUrl', { CHAT_URL: 'https://a.test/chat' }, 'https://a.test/chat'],
  ['dailyPayUrl', { DAILY_PAY_URL: 'https://a.test/pay' }, 'https://a.test/pay'],
  ['menu', { MENU: 'dashboard' }, 'dashboard'],
  ['taxInformationInMenu', { TAX_INFORMATION_MENU: 'shown' }, true],
  ['taxInformationInMenu', { TAX_INFORMATION_MENU: 'hidden' }, false],
  ['internetExplorerHelp', { INTERNET_EXPLORER_HELP: 'shown' }, true],
  ['internetExplorerHelp', { INTERNET_EXPLORER_HELP: 'hidden' }, false],
  [
    'hostOrigins',
    { HOST_ORIGINS: 'https://a.test,https://b.test' },
    ['https://a.test', 'https://b.test'],
  ],
  ['requiresEligibility', { REQUIRE_US_ELIGIBILITY: 'true' }, true],
  ['requiresEligibility', { REQUIRE_US_ELIGIBILITY: 'false' }, false],
  ['resumeMaxBytes', { UPLOAD_MAX_BYTES: '1000000' }, 1_000_000],
  ['applicationHours', { APPLICATION_HOURS: '7' }, 7],
] as [string, Record<string, string>, unknown][])(
  'tells the portal %s by %j',
  async (name, settings, expected) => {
    expect((await settingsIn(settings))[name]).toEqual(expected)
  },
)

test('tells the portal when the California notice was reviewed, and its form', async () => {
  const { californiaNotice } = await settingsIn({
    CALIFORNIA_NOTICE_REVIEWED: '2026-02-03',
    CALIFORNIA_NOTICE_FORM: 'F-1',
  })
  expect(californiaNotice).toEqual({ reviewed: '2026-02-03', form: 'F-1' })
})
