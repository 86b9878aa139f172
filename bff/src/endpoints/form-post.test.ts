import { expect, test } from '@jest/globals'
import fastify from 'fastify'
import { unescapeHtml } from '../testing/unescape-html.ts'
import { sendFormPost } from './form-post.ts'

const action = new URL('https://payroll.test/sign-in?page=paychecks&lang=en')

async function send(fields: Record<string, string> = {}) {
  const app = fastify()
  const messages = { en: 'Opening <payroll> …', es: 'Abriendo <la nómina> …' }
  app.get('/', (_request, reply) => sendFormPost(reply, { action, fields, messages }))
  const { body, headers } = await app.inject('/')
  await app.close()
  return { html: body, headers, policy: String(headers['content-security-policy']).split('; ') }
}

test('posts the fields to the address, as they are', async () => {
  const fields = { userId: 'a"b', 'key<1>': `'&amp;` }
  const { html, headers } = await send(fields)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const [, method, address] = /<form method="(\w+)" action="([^"]*)">/.exec(html) ?? []
  expect([method, unescapeHtml(address)]).toEqual(['post', action.href])
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  const sent = Array.from(inputs, ([, ...pair]) => pair.map(unescapeHtml))
  expect(Object.fromEntries(sent)).toEqual(fields)
  expect(html).not.toMatch(/<1>|paychecks&lang/)
})

test('tells in both languages what happens, each marked as its own', async () => {
  const { html } = await send()
  expect(html).toContain('<html lang="en">')
  expect(unescapeHtml(/<title>(.*)<\/title>/.exec(html)?.[1])).toBe('Opening <payroll> …')
  expect(unescapeHtml(/<p>(.*)<\/p>/.exec(html)?.[1])).toBe('Opening <payroll> …')
  expect(unescapeHtml(/<p lang="es">(.*)<\/p>/.exec(html)?.[1])).toBe('Abriendo <la nómina> …')
  expect(html).not.toMatch(/<payroll>|<la/)
  expect(html).toContain('<meta name="viewport" content="width=device-width">')
})

test('without scripts has a button to go on', async () => {
  const { html } = await send()
  expect(html).toContain(
    '<noscript><button>Continue / <span lang="es">Continuar</span></button></noscript>\n</form>',
  )
})

test('goes on by its own script, which leaves no fields behind', async () => {
  const nonces = new Set<string>()
  for (let pages = 0; pages < 2; pages++) {
    const { html, policy } = await send()
    const [script, nonce = '', code] = /<script nonce="([^"]+)">(.*)<\/script>/.exec(html) ?? []
    expect(html.indexOf(script ?? '')).toBeGreaterThan(html.indexOf('</form>'))
    expect(code).toBe('document.forms[0].submit(); document.forms[0].remove()')
    expect(policy).toContain(`script-src 'nonce-${nonce}'`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
})

test('may load nothing, post to the one site and be framed by none', async () => {
  const { policy, headers } = await send()
  expect(policy).toEqual([
    "default-src 'none'",
    expect.stringContaining('script-src'),
    'form-action https://payroll.test',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
  expect(headers).toMatchObject({
    // The portal keeps hold of the window, to close it.
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
  })
})
