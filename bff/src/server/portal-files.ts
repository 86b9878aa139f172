import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { answerNotFound } from './problems.ts'

type PortalConfig = Pick<
  Config,
  | 'PORTAL_DIR'
  | 'PRODUCT_NAME'
  | 'SUPPORT_PHONE'
  | 'BOT_SITE_KEY'
  | 'SIGN_IN'
  | 'IDLE_SECONDS'
  | 'IDLE_COUNTDOWN_SECONDS'
  | 'PAYROLL_LOGOUT_URL'
  | 'GEOCODER_URL'
>

/**
 * The built portal. Its files carry their content's hash in their names and never change;
 * index.html is served apart, since each answer carries a nonce of its own.
 */
export async function portalFiles(app: FastifyInstance, config: PortalConfig) {
  await app.register(fastifyStatic, {
    root: `${config.PORTAL_DIR}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })

  const page = readFileSync(`${config.PORTAL_DIR}/index.html`, 'utf8')
    .replaceAll('__PRODUCT__', escapeHtml(config.PRODUCT_NAME))
    .replace(
      '__SETTINGS__',
      escapeHtml(
        JSON.stringify({
          product: config.PRODUCT_NAME,
          supportPhone: config.SUPPORT_PHONE,
          botSiteKey: config.BOT_SITE_KEY,
          signIn: config.SIGN_IN,
          idleSeconds: config.IDLE_SECONDS,
          idleCountdownSeconds: config.IDLE_COUNTDOWN_SECONDS,
          payrollLogoutUrl: config.PAYROLL_LOGOUT_URL,
          findsPostalCode: config.GEOCODER_URL !== undefined,
        }),
      ),
    )
    .split('__NONCE__')

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
        'content-security-policy': pagePolicy(nonce, config.BOT_SITE_KEY !== ''),
        'cache-control': 'no-store',
      })
      .send(page.join(nonce))
  })
}

/** Where reCAPTCHA's scripts, frame and calls come from: let in only when it is in use. */
const reCaptcha = 'https://www.google.com/recaptcha/'
const reCaptchaFiles = 'https://www.gstatic.com/recaptcha/'

/** Nothing runs or loads but what the portal itself brought. */
function pagePolicy(nonce: string, withReCaptcha: boolean): string {
  const more = (...sources: string[]) => (withReCaptcha ? ` ${sources.join(' ')}` : '')
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${more(reCaptcha, reCaptchaFiles)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${more(reCaptcha)}`,
    ...(withReCaptcha ? [`frame-src ${reCaptcha}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
