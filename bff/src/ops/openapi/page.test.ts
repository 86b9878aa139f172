import { type Endpoint, endpoint } from '@gatehouse/contracts/endpoint'
import { FileReply } from '@gatehouse/contracts/file'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { requiredText } from '@gatehouse/contracts/rules/required-text'
import { expect, test } from '@jest/globals'
import { Type } from 'typebox'
import { array, object } from 'yup'
import { unescapeHtml } from '../../testing/unescape-html.ts'
import { openApiOf } from './openapi.ts'
import { openApiPage } from './page.ts'

const pageOf = (list: readonly Endpoint[], product = 'Gatehouse') =>
  openApiPage(openApiOf(list, { product, origin: 'http://localhost:3000' }), 'nonce')

/** Text of the page, without style and tags. */
function textOf(page: string): string {
  const text = page.replace(/<style.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ')
  return unescapeHtml(text).replace(/\s+/g, ' ')
}

test('lists every endpoint in the contents', () => {
  const page = pageOf(endpoints)
  for (const { method, path } of endpoints) {
    const call = `${method} ${path.replace(/:(\w+)/g, '{$1}')}`
    expect(page.split(`<code>${call}</code>`)).toHaveLength(3)
  }
})

test('has no dead link and no duplicate id', () => {
  const page = pageOf(endpoints)
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
  expect(ids).toEqual([...new Set(ids)])
  expect(links.filter((link) => !ids.includes(link?.slice(1)))).toEqual([])
})

test('nests headings without gaps', () => {
  const levels = [...pageOf(endpoints).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.reduce((before, level) => {
    expect(level).toBeLessThanOrEqual(before + 1)
    return level
  }, 0)
})

const order = endpoint({
  method: 'POST',
  path: '/api/probe/orders/:shop',
  access: 'signed-in',
  once: true,
  params: { shop: Type.String({ pattern: '^[a-z]+$' }) },
  body: object({ note: requiredText(9), lines: array(object({ item: requiredText(8) })) }),
  reply: Type.Object({
    kinds: Type.Array(Type.Union([Type.Literal('a'), Type.Literal('b')])),
    due: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
  problems: ['rate-limited'],
})

test('describes access, idempotency, parameters, body with rules, reply and problems', () => {
  const text = textOf(pageOf([order]))
  for (const part of [
    'POST /api/probe/orders/{shop} Access signed-in Idempotency key required',
    'shop path, required, string, like ^[a-z]+$',
    'note required, string, 1 to 9 characters Rules it can break: required, invalid, too-long',
    'lines optional, object[]',
    'lines[].item required, string, 1 to 8 characters',
    'Reply { kinds: ("a" | "b")[] due?: string | null }',
    'Problems 429 rate-limited Problems common to endpoints of this kind 400 invalid-input, idempotency-key-missing',
    '401 not-signed-in',
  ])
    expect(text).toContain(part)
})

const list = endpoint({
  method: 'GET',
  path: '/api/probe/orders',
  access: 'public',
  cache: 'everyone',
  query: Type.Object({
    near: Type.String({ maxLength: 60 }),
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
  }),
  reply: Type.Object({ orders: Type.Array(Type.Object({ total: Type.Integer() })) }),
  problems: [],
})
const ownFile = endpoint({
  method: 'GET',
  path: '/api/samples/file',
  access: 'signed-in',
  cache: 'caller',
  reply: FileReply,
  problems: ['not-found', 'too-large'],
})
const upload = endpoint({
  method: 'POST',
  path: '/api/samples',
  access: 'signed-in',
  upload: true,
  reply: Type.Object({}),
  problems: [],
})

test('the page of endpoints of each kind is as recorded', () => {
  const page = pageOf([order, list, ownFile, upload])
  // The version is a hash of all that is described.
  const text = page.replace(/.*<main>|<\/main>.*/gs, '').replace(/[\da-f]{12}/, 'version')
  expect(text).toMatchSnapshot()
})

test('an endpoint without parameters and body tells of its reply alone', () => {
  const plain = endpoint({
    method: 'GET',
    path: '/api/probe',
    access: 'public',
    cache: 'never',
    reply: Type.Object({ open: Type.Boolean() }),
    problems: [],
  })
  expect(textOf(pageOf([plain]))).toContain(
    ' GET /api/probe Access public Cached for no one Reply { open: boolean } Problems Problems common ',
  )
})

test('escapes hostile text', () => {
  const hostile = `"><script>alert('x')</script>`
  const worst = {
    ...order,
    path: `/api/${hostile}/:shop`,
    params: { [hostile]: Type.String({ pattern: hostile }) },
    body: object({ [hostile]: requiredText(5) }),
    reply: Type.Object({ [hostile]: Type.Literal(hostile) }),
    problems: [hostile as 'rate-limited'],
  } satisfies Endpoint
  const page = pageOf([worst], hostile)
  expect(page).not.toContain('<script')
  expect(textOf(page).split('<script>alert(').length).toBeGreaterThan(8)
})
