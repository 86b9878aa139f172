import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { type InitialEntry, Link, MemoryRouter } from 'react-router'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ product: 'Gatehouse', supportPhone: '1' })
const { showPart, showRoutes } = await import('../testing/show-page.tsx')
const { useAlerts } = await import('./alerts.tsx')
const { Page } = await import('./page.tsx')

let alerts: ReturnType<typeof useAlerts>

function Jobs() {
  alerts = useAlerts()
  return (
    <Page title="Jobs" lead="In Austin">
      <Link to="?page=2">Next</Link>
    </Page>
  )
}

function show(first: InitialEntry = '/') {
  const welder = (
    <Page title="Soldador" titleLanguage="es" documentTitle="Soldador, Austin">
      Job
    </Page>
  )
  return showRoutes(
    [
      { path: '/', element: <Jobs /> },
      { path: '/welder', element: welder },
    ],
    [first],
  )
}
const heading = () => screen.getByRole('heading', { level: 1 })
const goTo = (router: Awaited<ReturnType<typeof show>>, to: string) =>
  act(() => router.navigate(to))

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(cleanup)

test('the document has the title of the page, or one of its own, and the product', async () => {
  const router = await show()
  expect([heading().textContent, document.title]).toEqual(['Jobs', 'Jobs · Gatehouse'])
  expect(screen.getByText('In Austin')).toBeTruthy()
  await goTo(router, '/welder')
  expect([heading().textContent, document.title]).toEqual([
    'Soldador',
    'Soldador, Austin · Gatehouse',
  ])
})

test('the title of the document follows that of the page', async () => {
  const page = (title: string) => (
    <MemoryRouter>
      <Page title={title}>Text</Page>
    </MemoryRouter>
  )
  const { rerender } = await showPart(page('Jobs'))
  rerender(page('Empleos'))
  expect(document.title).toBe('Empleos · Gatehouse')
})

test('the title may be in another language', async () => {
  const router = await show()
  expect(heading().hasAttribute('lang')).toBe(false)
  await goTo(router, '/welder')
  expect(heading().lang).toBe('es')
})

test('a navigation moves the focus to the heading, without a scroll; a page load does not', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  const router = await show()
  expect(document.activeElement).toBe(document.body)
  await goTo(router, '/welder')
  expect(document.activeElement).toBe(heading())
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  focus.mockRestore()
})

test('a reload of an entry that was navigated to moves the focus to the heading', async () => {
  await show({ pathname: '/welder', key: 'k2' })
  expect(document.activeElement).toBe(heading())
})

test('Back moves the focus to the heading, also to that of the page that was loaded', async () => {
  const router = await show()
  for (const address of ['/welder', '/', '/welder']) await goTo(router, address)
  for (const title of ['Jobs', 'Soldador', 'Jobs']) {
    await act(() => router.navigate(-1))
    expect([document.activeElement, heading().textContent]).toEqual([heading(), title])
  }
})

test('a change of the query string moves no focus', async () => {
  const router = await show()
  screen.getByRole('link').focus()
  await goTo(router, '/?page=2')
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test('shows an error that was raised in it, below its heading', async () => {
  await show()
  act(() => void alerts.raise('error', 'Not saved'))
  const [box, ...others] = screen.getAllByText('Not saved')
  expect(others.map((one) => one.closest('[role=alert]') !== null)).toEqual([true])
  const isAfter = heading().compareDocumentPosition(box as Element)
  expect(isAfter & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
