import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ product: 'Gatehouse', supportPhone: '1' })
const { showRoutes } = await import('../testing/show-page.tsx')
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

function show() {
  const welder = (
    <Page title="Soldador" titleLanguage="es" documentTitle="Soldador, Austin">
      Job
    </Page>
  )
  return showRoutes([
    { path: '/', element: <Jobs /> },
    { path: '/welder', element: welder },
  ])
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
  await act(() => router.navigate(-1))
  await goTo(router, '/welder')
  expect(document.activeElement).toBe(heading())
  focus.mockRestore()
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
