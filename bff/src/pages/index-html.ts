import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PortalSettings } from '@gatehouse/contracts/portal/settings'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { escapeHtml } from './escape-html.ts'
import { type PageMeta, toData, toHead } from './page-meta.ts'

/** Sends the portal's one page, with a nonce of its own and what it says of itself. */
export type SendPage = (reply: FastifyReply, about?: PageMeta) => FastifyReply

function settingsOf(config: Config): PortalSettings {
  return {
    product: config.PRODUCT_NAME,
    supportPhone: config.SUPPORT_PHONE,
    privacyEmail: config.PRIVACY_EMAIL,
    botSiteKey: config.BOT_SITE_KEY,
    signIn: config.SIGN_IN,
    idleSeconds: config.IDLE_SECONDS,
    idleCountdownSeconds: config.IDLE_COUNTDOWN_SECONDS,
    payrollLogoutUrl: config.PAYROLL_LOGOUT_URL,
    brandNames: config.JOB_BRAND_NAMES,
    findsPostalCode: config.GEOCODER_URL !== undefined,
    footerLinks: config.FOOTER_LINKS,
    storeLinks: config.STORE_LINKS,
    careers: config.CAREERS_URL !== '',
    advertUrl: config.ADVERT_URL,
    chatUrl: config.CHAT_URL,
    hostOrigins: config.HOST_ORIGINS,
    resumeMaxBytes: config.RESUME_MAX_BYTES,
    applicationHours: config.APPLICATION_HOURS,
  }
}

export function createIndexHtml(config: Config): SendPage {
  const page = readFileSync(`${config.PORTAL_DIR}/index.html`, 'utf8')
    .replaceAll('__PRODUCT__', escapeHtml(config.PRODUCT_NAME))
    .replace('__SETTINGS__', () => escapeHtml(JSON.stringify(settingsOf(config))))
  const usual = page.split('__NONCE__')
  const { start, middle, end } = slotsOf(page)
  const withReCaptcha = config.BOT_SITE_KEY !== ''
  const frames = [config.ADVERT_URL, config.CHAT_URL]
    .filter((url) => url !== '')
    .map((url) => new URL(url).origin)

  return (reply, about) => {
    const nonce = randomBytes(16).toString('base64')
    const hosts = mayBeFramed(reply.request.url) ? config.HOST_ORIGINS : []
    // It knows none or one that may: the policy, which knows several, takes its place.
    if (hosts.length > 0) reply.removeHeader('x-frame-options')
    if (about?.retryAfter !== undefined) reply.header('retry-after', about.retryAfter)
    // What is put in passes through no template, and may say whatever it likes.
    const signed = (part: string) => part.replaceAll('__NONCE__', nonce)
    const html = about
      ? [
          signed(start),
          toHead(about, config.PRODUCT_NAME),
          signed(middle),
          toData(about),
          signed(end),
        ]
      : [usual.join(nonce)]
    return reply
      .code(about?.status ?? 200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(nonce, withReCaptcha, { frames, hosts }),
        'cache-control': 'no-store',
      })
      .send(html.join(''))
  }
}

/** The page without its own title and description, cut where a page's own head and data belong. */
function slotsOf(page: string) {
  const bare = page.replace(/<meta\s+name="description"[^>]*>\s*/, '')
  const title = /<title>[^<]*<\/title>/.exec(bare)
  if (!title) throw new TypeError('The portal has no title')
  const rest = bare.slice(title.index + title[0].length)
  const bodyEnd = rest.lastIndexOf('</body>')
  const cut = bodyEnd < 0 ? rest.length : bodyEnd
  return { start: bare.slice(0, title.index), middle: rest.slice(0, cut), end: rest.slice(cut) }
}

/** Where reCAPTCHA's scripts, frame and calls come from: let in only when it is in use. */
const reCaptcha = 'https://www.google.com/recaptcha/'
const reCaptchaFiles = 'https://www.gstatic.com/recaptcha/'

/** Internal staff apply in a page of their own, which frames ours [decisions, Internal mode]. */
function mayBeFramed(url: string): boolean {
  const [, search = ''] = url.split('?', 2)
  return new URLSearchParams(search).get('mode') === 'internal'
}

/** Nothing runs or loads but what the portal itself brought. */
function pagePolicy(
  nonce: string,
  withReCaptcha: boolean,
  { frames, hosts }: { frames: readonly string[]; hosts: readonly string[] },
): string {
  const more = (...sources: string[]) => (withReCaptcha ? ` ${sources.join(' ')}` : '')
  const framed = [...new Set(frames), ...(withReCaptcha ? [reCaptcha] : [])]
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${more(reCaptcha, reCaptchaFiles)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${more(reCaptcha)}`,
    ...(framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${hosts.join(' ') || "'none'"}`,
  ].join('; ')
}
