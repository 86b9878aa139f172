import {
  contentCodes,
  publicContentCodes,
  readContent,
  readPublicContent,
} from '@gatehouse/contracts/portal/content'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

const announcements = { params: { code: 'announcements' } }
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

test('calls with the JWT and TimeCode of the caller and the service credentials', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  await visitor.call(readContent, announcements)
  const call = stack.fakes.world.calls.list().at(-1)
  expect(call).toMatchObject({
    method: 'POST',
    path: '/EmployeeContent/GetContent',
    body: { menuCode: 'announcements', categoryId: 0, availability: 'ew' },
    status: 200,
  })
  const userId = stack.fakes.world.people.findByIdentity('maria.santos@example.test')?.id
  expect(call?.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer ./),
    clientauthorization: 'fake-client-authorization',
    jwtauthorization: expect.stringMatching(/./),
    timecode: userId,
  })
})

test('sorts items by PRIORITY, numeric or text, those without last', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  const { reply } = await visitor.call(readContent, announcements)
  expect(reply.categories.map(({ title }) => title)).toEqual(['Company news', 'Benefits', 'Safety'])
  const news = reply.categories[0]?.items.map((item) =>
    item.kind === 'link' ? item.label : item.html.slice(0, 40),
  )
  expect(news).toEqual([
    expect.stringContaining('Holiday pay schedule'),
    expect.stringContaining('Calendario'),
    'Refer a friend and earn a bonus',
  ])
})

test('removes scripts and external references', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  const { reply } = await visitor.call(readContent, announcements)
  expect(JSON.stringify(reply)).not.toMatch(/<script|onclick|style=|javascript:|<font/i)
})

test('gives an empty list without content', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('noor.haddad@example.test')
  expect((await visitor.call(readContent, announcements)).reply).toEqual({ categories: [] })
})

test('requests the code of each page', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  stack.fakes.world.calls.clear()
  for (const code of contentCodes) await visitor.call(readContent, { params: { code } })
  const bodies = stack.fakes.world.calls.list().map(({ body }) => body)
  expect(bodies).toEqual(
    contentCodes.map((menuCode) => ({ menuCode, categoryId: 0, availability: 'ew' })),
  )
})

test('distinguishes an empty category from a page without categories', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  const of = async (code: string) => (await visitor.call(readContent, { params: { code } })).reply
  expect(await of('training')).toEqual({ categories: [] })
  expect(await of('covid-19')).toEqual({
    categories: [
      { title: 'Current guidance', language: 'en', items: [] },
      { title: 'Vaccination sites', language: 'en', items: [] },
    ],
  })
})

test('drops a block without text', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  stack.fakes.world.content.set('safety', [
    {
      contentCategory: ' Posters ',
      contentItems: [
        '<p><img src="https://cdn.example.test/poster.png"></p>',
        '<p>&nbsp;</p>',
        '<p>Lift with your legs.</p>',
      ].map((html) => ({ contentId: 1, PRIORITY: 1, html, label: null, url: null })),
    },
    { contentCategory: null, contentItems: null },
  ])
  const { reply } = await visitor.call(readContent, { params: { code: 'safety' } })
  expect(reply.categories).toEqual([
    {
      title: 'Posters',
      language: 'en',
      items: [{ kind: 'html', html: '<p>Lift with your legs.</p>', language: 'en' }],
    },
  ])
})

test('links have their label, else their address, and lead to web pages alone', async () => {
  const visitor = await stack.signIn('maria.santos')
  const link = (url: string, label: string | null, html: string | null = null) => ({
    contentId: 1,
    PRIORITY: 1,
    html,
    label,
    url,
  })
  const decoded = 'https://h.test/?a=1&b=2&copy=3'
  const label = 'Envíe sus horas para recibir el pago de la semana'
  stack.fakes.world.content.set('safety', [
    {
      contentCategory: '',
      contentItems: [
        link('https://a.test/', 'Posters'),
        link('http://b.test/', label),
        link('https://c.test/', null),
        link('https://d.test/', ' '),
        link('https://h.test/?a=1&amp;b=2&#38;copy=3', null),
        link('https://i.test/?a=1&copy=3', 'Copy'),
        link('javascript&#58;alert(1)', 'Script'),
        link('ftp://e.test/', 'Files'),
        link('mailto:hr@f.test', 'Mail'),
        link('/relative', 'Here'),
        link('https://g.test/', 'Hidden', '<p>Text</p>'),
      ],
    },
  ])
  const { reply } = await visitor.call(readContent, { params: { code: 'safety' } })
  expect(reply.categories.map(({ items }) => items)).toEqual([
    [
      { kind: 'link', label: 'Posters', url: 'https://a.test/', language: 'en' },
      { kind: 'link', label, url: 'http://b.test/', language: 'es' },
      { kind: 'link', label: 'https://c.test/', url: 'https://c.test/', language: 'en' },
      { kind: 'link', label: 'https://d.test/', url: 'https://d.test/', language: 'en' },
      { kind: 'link', label: decoded, url: decoded, language: 'en' },
      { kind: 'link', label: 'Copy', url: 'https://i.test/?a=1&copy=3', language: 'en' },
      { kind: 'html', html: '<p>Text</p>', language: 'en' },
    ],
  ])
})

test('tells the language of a title, and lists items without a priority last', async () => {
  const visitor = await stack.signIn('maria.santos')
  const text = (html: string, PRIORITY: number | null) => ({
    contentId: 1,
    PRIORITY,
    html,
    label: null,
    url: null,
  })
  stack.fakes.world.content.set('safety', [
    {
      contentCategory: 'Los horarios de la semana y el pago',
      contentItems: [text('<p>Last</p>', null), text('<p>First</p>', 0), text('<p>Next</p>', 7)],
    },
  ])
  const { reply } = await visitor.call(readContent, { params: { code: 'safety' } })
  const html = (words: string) => ({ kind: 'html', html: `<p>${words}</p>`, language: 'en' })
  expect(reply.categories).toMatchObject([
    { language: 'es', items: [html('First'), html('Next'), html('Last')] },
  ])
})

test('tells the language of each text, and of what is too short the usual one', async () => {
  const visitor = await stack.signIn('maria.santos')
  const { reply } = await visitor.call(readContent, { params: { code: 'announcements' } })
  const [news] = reply.categories
  expect(news?.items.map(({ language }) => language)).toEqual(['en', 'es', 'en'])
  const spanish = await startStack({ CONTENT_LANGUAGE: 'es' }, { fakes: stack.fakes })
  const other = await spanish.signIn('maria.santos')
  const [again] = (await other.call(readContent, { params: { code: 'announcements' } })).reply
    .categories
  expect(again?.language).toBe('es')
  expect(again?.items.map(({ language }) => language).slice(0, 2)).toEqual(['en', 'es'])
})

test('answers 404 for an unknown code without an upstream call', async () => {
  const visitor = stack.visitor()
  await visitor.signIn('maria.santos@example.test')
  stack.fakes.world.calls.clear()
  for (const code of ['..', '../User', 'benefits;x', 'announcements%2f..']) {
    const response = await visitor.send(readContent, { params: { code } })
    expect(response.status).toBe(404)
  }
  expect(stack.operationsCalled()).toEqual([])
})

test.each(publicContentCodes)(
  'gives visitors public content, sanitized, without credentials of a user: %s',
  async (code) => {
    const item = { contentId: 1, PRIORITY: 1, label: null, url: null }
    stack.fakes.world.content.set(code, [
      { contentCategory: 'Ours', contentItems: [{ ...item, html: '<p onclick="x()">Kept</p>' }] },
    ])
    const input = { params: { code } }
    const { reply } = await stack.visitor().call(readPublicContent, input)
    expect(reply.categories).toEqual([
      {
        title: 'Ours',
        language: 'en',
        items: [{ kind: 'html', html: '<p>Kept</p>', language: 'en' }],
      },
    ])
    const call = stack.fakes.world.calls.list().at(-1)
    expect(call?.path).toBe(`/EmployeeContent/${code}`)
    expect(call?.headers.jwtauthorization).toBeUndefined()
    const other = await stack.visitor().send(readPublicContent, { params: { code: 'benefits' } })
    expect(other.problem.code).toBe('not-found')
  },
)
