import { expect, openAs, type Page, type Stack, test } from '../portal.ts'
import { foreign, hostileHtml } from './hostile-html.ts'

const links = [
  { label: 'Free money', url: 'javascript:hacked()' },
  { label: '<img src=x onerror=hacked()>', url: `${foreign}/link` },
  { label: 'Data', url: 'data:text/html,<script>hacked()</script>' },
  { url: 'https:hacked()' },
]

/** Opens a page of hostile content; returns the scripts that ran and the foreign requests. */
async function openHostilePage(page: Page, stack: Stack) {
  const executed: unknown[] = []
  const foreignRequests: string[] = []
  await page.exposeFunction('hacked', () => void executed.push('hacked'))
  page.on('dialog', (dialog) => {
    executed.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${stack.url}/`)) foreignRequests.push(request.url())
  })
  const blocks = hostileHtml.map((html, position) => ({ html: `<p>before ${position}</p>${html}` }))
  await stack.setContent('safety', [...blocks, ...links, { html: '<p>The end</p>' }])
  await openAs(page, stack, 'maria.santos', '/resources/safety')
  await page.getByText('The end').waitFor()
  await page.waitForLoadState('networkidle')
  return { executed, foreignRequests }
}

/** Dispatches the events of a reader to every element. */
async function touchEverything(page: Page) {
  await page.evaluate(() => {
    const events = [
      'pointerenter',
      'mouseover',
      'focus',
      'click',
      'toggle',
      'load',
      'error',
      'begin',
    ]
    document.addEventListener('click', (event) => event.preventDefault())
    for (const element of document.querySelectorAll('main *'))
      for (const event of events)
        element.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }))
  })
}

for (const [by, bypassCSP] of [
  ['policy and gateway', false],
  ['the gateway alone', true],
] as const)
  test.describe(`hostile content, blocked by ${by}`, () => {
    test.use({ bypassCSP })

    test('does nothing, and is still to read', async ({ page, stack }) => {
      const { executed, foreignRequests } = await openHostilePage(page, stack)
      await test.step('keeps text and links to https', async () => {
        const { tags, attributes, addresses } = await page.evaluate(() => {
          const prose = [...document.querySelectorAll('main li :not(svg, svg *)')]
          const anchors = [...document.querySelectorAll<HTMLAnchorElement>('main li a[href]')]
          return {
            tags: [...new Set(prose.map(({ localName }) => localName))],
            attributes: [...new Set(prose.flatMap((element) => element.getAttributeNames()))],
            addresses: anchors.map(({ href, target, rel }) => [
              new URL(href).protocol,
              target,
              rel,
            ]),
          }
        })
        const loading =
          /^(script|style|link|meta|base|img|iframe|object|embed|video|form|input|svg)$/
        expect(tags.filter((tag) => loading.test(tag))).toEqual([])
        const doing = /^(on|style$|src|action|formaction|ping|id$|name$|background$)/
        expect(attributes.filter((name) => doing.test(name))).toEqual([])
        expect(addresses.length).toBeGreaterThan(1)
        for (const address of addresses)
          expect(address).toEqual(['https:', '_blank', 'noopener noreferrer'])
        await expect(page.getByRole('link', { name: 'Free money' })).toHaveCount(0)
        await expect(page.getByText('<img src=x onerror=hacked()>')).toBeVisible()
      })

      await test.step('runs nothing and fetches nothing', async () => {
        await touchEverything(page)
        expect([executed, foreignRequests]).toEqual([[], []])
        await expect(page.getByText(/^before \d+$/)).toHaveCount(hostileHtml.length)
        await expect(page).toHaveURL('/resources/safety')
      })
    })
  })
