import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { answerNotFound } from './problems.ts'

type PortalConfig = Pick<
  Config,
  | 'PORTAL_DIR'
  | 'PRODUCT_NAME'
  | 'SUPPORT_PHONE'
  | 'PRIVACY_EMAIL'
  | 'BOT_SITE_KEY'
  | 'SIGN_IN'
  | 'IDLE_SECONDS'
  | 'IDLE_COUNTDOWN_SECONDS'
  | 'PAYROLL_LOGOUT_URL'
  | 'FOOTER_LINKS'
  | 'STORE_LINKS'
  | 'CAREERS_URL'
  | 'ADVERT_URL'
  | 'CHAT_URL'
>

/** A file as the build names it, by its content: it never changes. Those in folders are as they were. */
const named = /^[\w.-]+-[\w-]{8}\.\w+$/
const forGood = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/** The built portal. Its index.html is served apart, since each answer carries a nonce of its own. */
export async function portalFiles(app: FastifyInstance, config: PortalConfig) {
  const root = `${config.PORTAL_DIR}/assets`
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const name = relative(root, path).replace(/\.(br|gz)$/, '')
      reply.header('cache-control', named.test(name) ? forGood : forAnHour)
    },
  })

  const page = readFileSync(`${config.PORTAL_DIR}/index.html`, 'utf8')
    .replaceAll('__PRODUCT__', escapeHtml(config.PRODUCT_NAME))
    .replace(
      '__SETTINGS__',
      escapeHtml(
        JSON.stringify({
          product: config.PRODUCT_NAME,
          supportPhone: config.SUPPORT_PHONE,
          privacyEmail: config.PRIVACY_EMAIL,
          botSiteKey: config.BOT_SITE_KEY,
          signIn: config.SIGN_IN,
          idleSeconds: config.IDLE_SECONDS,
          idleCountdownSeconds: config.IDLE_COUNTDOWN_SECONDS,
          payrollLogoutUrl: config.PAYROLL_LOGOUT_URL,
          footerLinks: config.FOOTER_LINKS,
          storeLinks: config.STORE_LINKS,
          careers: config.CAREERS_URL !== '',
          advertUrl: config.ADVERT_URL,
          chatUrl: config.CHAT_URL,
        }),
      ),
    )
    .split('__NONCE__')

  const withReCaptcha = config.BOT_SITE_KEY !== ''
  const frames = [config.ADVERT_URL, config.CHAT_URL]
    .filter((url) => url !== '')
    .map((url) => new URL(url).origin)

  /** Any other address is a page of the portal, whose router knows which exist. */
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const forPeople = reads && !/^\/+(api|assets)(\/|\?|$)/.test(request.url)
    if (!forPeople) return answerNotFound(request, reply)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(nonce, withReCaptcha, frames),
        'cache-control': 'no-store',
      })
      .send(page.join(nonce))
  })
}

/** Where reCAPTCHA's scripts, frame and calls come from: let in only when it is in use. */
const reCaptcha = 'https://www.google.com/recaptcha/'
const reCaptchaFiles = 'https://www.gstatic.com/recaptcha/'

/** Nothing runs or loads but what the portal itself brought. */
function pagePolicy(nonce: string, withReCaptcha: boolean, frames: readonly string[]): string {
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
    "frame-ancestors 'none'",
  ].join('; ')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
