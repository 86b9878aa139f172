import type { Content } from '@gatehouse/contracts/portal/content'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLanguage } from '../../language/language.tsx'
import { press } from '../../testing/press.ts'
import { showPart } from '../../testing/show-page.tsx'
import { Categories } from './categories.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

type Category = Content['categories'][number]

const category = (fields: Partial<Category>): Category => ({
  title: 'Pay',
  language: 'en',
  items: [],
  ...fields,
})
const html = (text: string, language: 'en' | 'es') =>
  ({ kind: 'html', html: `<p>${text}</p>`, language }) as const
const pay = html('Holiday pay schedule', 'en')
const pago = html('Calendario de pago', 'es')

function show(categories: Category[], language = 'en', heading?: 'h3') {
  localStorage.setItem('gatehouse.language', language)
  return showPart(<Categories categories={categories} {...(heading && { heading })} />)
}

test('each category is a section named by its title, in the title’s language', async () => {
  await show([
    category({ items: [pay] }),
    category({ title: 'Horario', language: 'es', items: [html('A las ocho', 'es')] }),
    category({ title: '', items: [html('Untitled', 'en')] }),
  ])
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['Pay', 'en'],
    ['Horario', 'es'],
  ])
  expect(
    within(screen.getByRole('region', { name: 'Horario' })).getByText('A las ocho'),
  ).toBeTruthy()
  expect(screen.getAllByRole('region')).toHaveLength(2)
  expect(screen.getByText('Untitled').parentElement?.lang).toBe('en')
})

test('a category without items says so', async () => {
  await show(
    [category({}), category({ title: '' }), category({ title: 'Time', items: [pay] })],
    'en',
    'h3',
  )
  const empty = within(screen.getByRole('region', { name: 'Pay' }))
  expect(empty.getByText("Sorry, we don't have any data for this period.")).toBeTruthy()
  expect(empty.queryByRole('list')).toBeNull()
  expect(screen.getAllByText(/^Sorry, we don't have/)).toHaveLength(2)
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})

test.each([
  ['en', 'Holiday pay schedule', 'In Spanish', 'Calendario de pago', 'es'],
  ['es', 'Calendario de pago', 'En inglés', 'Holiday pay schedule', 'en'],
])(
  'a reader of %s sees “%s”, with “%s” folded under it',
  async (language, shown, summary, folded, twin) => {
    await show([category({ items: [pay, pago] })], language)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    const details = screen.getByText(summary).closest('details')
    expect(details?.open).toBe(false)
    expect(within(details as HTMLElement).getByText(folded).parentElement?.lang).toBe(twin)
    expect(details?.contains(screen.getByText(shown))).toBe(false)
    expect(screen.getByText(shown).parentElement?.lang).toBe(language)
  },
)

test('a text that is open in Spanish stays open when other texts and a category come first', async () => {
  const { rerender } = await show([category({ items: [pay, pago] })])
  const isOpen = () => screen.getByText('Calendario de pago').closest('details')?.open
  await userEvent.click(screen.getByText('In Spanish'))
  expect(isOpen()).toBe(true)
  const items = [html('New paper paystubs', 'en'), html('Nuevos talones', 'es'), pay, pago]
  rerender(<Categories categories={[category({ title: 'Time' }), category({ items })]} />)
  expect(isOpen()).toBe(true)
})

test('a text that is open in both languages stays so when the reader switches', async () => {
  function SpanishButton() {
    const [, choose] = useLanguage()
    return (
      <button type="button" onClick={() => choose('es')}>
        Español
      </button>
    )
  }
  localStorage.setItem('gatehouse.language', 'en')
  await showPart(
    <>
      <SpanishButton />
      <Categories categories={[category({ items: [pay, pago] })]} />
    </>,
  )
  await userEvent.click(screen.getByText('In Spanish'))
  await press('Español')
  expect(screen.getByText('Holiday pay schedule').closest('details')?.open).toBe(true)
})

test('a text alone has nothing folded under it', async () => {
  await show([category({ items: [pay] })])
  expect(screen.queryByRole('group')).toBeNull()
})

test('a link opens in a new tab, and only its own words are in its language', async () => {
  const url = 'https://guides.example.test/es'
  await show([category({ items: [{ kind: 'link', label: 'Guía', url, language: 'es' }] })])
  const link = screen.getByRole('link', { name: 'Guía (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe(url)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  const languageOf = (text: string) =>
    screen.getByText(text).closest('[lang]')?.getAttribute('lang')
  expect([languageOf('Guía'), languageOf('(opens in a new tab)')]).toEqual(['es', 'en'])
})
