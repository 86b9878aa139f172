import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PortalSettings } from '@gatehouse/contracts/portal/settings'
import { telUrl } from '@gatehouse/contracts/tel-url'
import type { FastifyReply } from 'fastify'
import { parseQuery } from '../http/parse-query.ts'
import type { Config } from '../settings/config.ts'
import { version } from '../version.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { escapeHtml } from './escape-html.ts'
import { type PageMeta, toData, toHead } from './page-meta.ts'

/** Sends the portal's index.html with a fresh CSP nonce and, for some pages, their meta data. */
export type SendPage = (reply: FastifyReply, meta?: PageMeta) => FastifyReply

function settingsOf(config: Config): PortalSettings {
  return {
    product: config.PRODUCT_NAME,
    version,
    contentLanguage: config.CONTENT_LANGUAGE,
    supportPhone: config.SUPPORT_PHONE,
    privacyEmail: config.PRIVACY_EMAIL,
    garnishmentsEmail: config.GARNISHMENTS_EMAIL,
    botSiteKey: config.BOT_SITE_KEY,
    signIn: config.SIGN_IN === 'oidc' ? 'redirect' : config.SIGN_IN,
    resetNeedsPasscode: config.RESET_STEP_UP === 'passcode',
    idleSeconds: config.IDLE_SECONDS,
    idleCountdownSeconds: config.IDLE_COUNTDOWN_SECONDS,
    payrollLogoutUrl: config.PAYROLL_LOGOUT_URL,
    brandNames: config.JOB_BRAND_NAMES,
    searchesAllBrands: config.DEFAULT_SEARCH_BRANDS === 'all',
    findsPostalCode: config.GEOCODER_URL !== undefined,
    findsVisitorLocation: config.VISITOR_LOCATION_URL !== '',
    footerLinks: config.FOOTER_LINKS,
    storeLinks: config.STORE_LINKS,
    careers: config.CAREERS_URL !== '',
    advertUrl: config.ADVERT_URL,
    chatUrl: config.CHAT_URL,
    dailyPayUrl: config.DAILY_PAY_URL,
    menu: config.MENU,
    taxInformationInMenu: config.TAX_INFORMATION_MENU === 'shown',
    californiaNotice: {
      reviewed: config.CALIFORNIA_NOTICE_REVIEWED,
      form: config.CALIFORNIA_NOTICE_FORM,
    },
    internetExplorerHelp: config.INTERNET_EXPLORER_HELP === 'shown',
    hostOrigins: config.HOST_ORIGINS,
    requiresEligibility: config.REQUIRE_US_ELIGIBILITY === 'true',
    resumeMaxBytes: config.UPLOAD_MAX_BYTES,
    applicationHours: config.APPLICATION_HOURS,
  }
}

export function createIndexHtml(config: Config): SendPage {
  const page = readFileSync(`${config.PORTAL_DIR}/index.html`, 'utf8')
    .replaceAll('__PRODUCT__', escapeHtml(config.PRODUCT_NAME))
    .replaceAll('__SUPPORT_PHONE__', escapeHtml(config.SUPPORT_PHONE))
    .replaceAll('__SUPPORT_URL__', telUrl(config.SUPPORT_PHONE))
    .replace('__SETTINGS__', () => escapeHtml(JSON.stringify(settingsOf(config))))
  const plain = page.split('__NONCE__')
  const { start, head, middle, end } = slotsOf(page)
  const reCaptcha = config.BOT_SITE_KEY !== ''
  const frames = [config.ADVERT_URL, config.CHAT_URL]
    .filter((url) => url !== '')
    .map((url) => new URL(url).origin)

  return (reply, meta) => {
    const nonce = randomBytes(16).toString('base64')
    const hosts = mayBeFramed(reply.request.url) ? config.HOST_ORIGINS : []
    // X-Frame-Options cannot list origins; frame-ancestors can.
    if (hosts.length > 0) reply.removeHeader('x-frame-options')
    if (meta?.retryAfter !== undefined) reply.header('retry-after', meta.retryAfter)
    // Replaced before the meta data goes in, which may contain the placeholder's text.
    const withNonce = (part: string) => part.replaceAll('__NONCE__', nonce)
    const html = meta
      ? [
          withNonce(start),
          isDescribed(meta) ? toHead(meta, config.PRODUCT_NAME) : head,
          withNonce(middle),
          toData(meta),
          withNonce(end),
        ]
      : [plain.join(nonce)]
    return reply
      .code(meta?.status ?? 200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy({ nonce, reCaptcha, frames, hosts }),
        'cache-control': 'no-store',
      })
      .send(html.join(''))
  }
}

/** Whether a page replaces the portal's own title and description. */
const isDescribed = ({ title, hidden }: PageMeta) => title !== undefined || hidden === true

/** Cuts out title and description, and splits the page where a page's head and data are inserted. */
function slotsOf(page: string) {
  const [description = ''] = /<meta\s+name="description"[^>]*>\s*/.exec(page) ?? []
  const bare = page.replace(description, '')
  const title = /<title>[^<]*<\/title>/.exec(bare)
  if (!title) throw new TypeError('The portal has no title')
  const rest = bare.slice(title.index + title[0].length)
  const bodyEnd = rest.lastIndexOf('</body>')
  const cut = bodyEnd < 0 ? rest.length : bodyEnd
  return {
    start: bare.slice(0, title.index),
    head: description + title[0],
    middle: rest.slice(0, cut),
    end: rest.slice(cut),
  }
}

/** Internal mode runs in a frame of a host page [4 Internal mode]. */
function mayBeFramed(url: string): boolean {
  return parseQuery(url).get('mode') === 'internal'
}
