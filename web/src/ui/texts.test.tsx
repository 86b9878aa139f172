import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ contentLanguage: 'en', supportPhone: '1-800-555-0142' })
const { showPage } = await import('../testing/show-page.tsx')
const { Button } = await import('./button.tsx')
const { BottomBar } = await import('./bottom-bar.tsx')
const { Empty } = await import('./empty.tsx')
const { FactRows } = await import('./fact-rows.tsx')
const { FieldError } = await import('./field-error.tsx')
const { Heading } = await import('./heading.tsx')
const { HtmlBlock } = await import('./html-block.tsx')
const { NewTabLink } = await import('./new-tab-link.tsx')
const { Notice } = await import('./notice.tsx')
const { shellWidth } = await import('./shell-width.ts')
const { SupportPhone } = await import('./support-phone.tsx')
const { UpstreamText } = await import('./upstream-text.tsx')

afterEach(cleanup)

test('a link to another site says that it opens in a new tab, without an opener', async () => {
  await showPage(<NewTabLink href="https://www.example.test/">The form</NewTabLink>)
  const link = screen.getByRole('link', { name: 'The form (opens in a new tab)' })
  const read = (name: string) => link.getAttribute(name)
  expect([read('href'), read('target'), read('rel')]).toEqual([
    'https://www.example.test/',
    '_blank',
    'noopener noreferrer',
  ])
})

test('the phone number of the support can be called', async () => {
  await showPage(<SupportPhone />)
  const link = screen.getByRole('link', { name: '1-800-555-0142' })
  expect(link.getAttribute('href')).toBe('tel:18005550142')
})

test('texts of upstreams are marked with their language', async () => {
  await showPage(
    <>
      <UpstreamText>Handbook</UpstreamText>
      <HtmlBlock html="<p>Los <b>turnos</b></p>" language="es" />
    </>,
  )
  expect(screen.getByText('Handbook').lang).toBe('en')
  const block = screen.getByText('turnos').closest('[lang]')
  expect([block?.getAttribute('lang'), block?.innerHTML]).toEqual([
    'es',
    '<p>Los <b>turnos</b></p>',
  ])
})

test('a heading has the level, the id and the language of its place', async () => {
  await showPage(
    <Heading level="h3" id="job" lang="es">
      Soldador
    </Heading>,
  )
  const heading = screen.getByRole('heading', { level: 3, name: 'Soldador' })
  expect([heading.id, heading.lang]).toEqual(['job', 'es'])
})

test('facts without a value are left out', async () => {
  await showPage(
    <FactRows
      rows={[
        ['City', 'Austin'],
        ['Phone', ''],
        ['State', 'TX'],
      ]}
    />,
  )
  const texts = (role: 'term' | 'definition') =>
    screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect([texts('term'), texts('definition')]).toEqual([
    ['City', 'State'],
    ['Austin', 'TX'],
  ])
})

test('a notice, and an empty list, have what can be done about it', async () => {
  await showPage(
    <>
      <Notice more={<button type="button">Read more</button>}>Closed on Friday</Notice>
      <Empty title="No jobs">Search elsewhere</Empty>
    </>,
  )
  const notice = screen.getByText('Closed on Friday')
  expect(notice.parentElement?.nextElementSibling?.textContent).toBe('Read more')
  expect(screen.getByText('No jobs').nextElementSibling?.textContent).toBe('Search elsewhere')
  // Drawings say nothing that the words do not.
  const drawings = [...document.querySelectorAll('svg')]
  expect(drawings.map((one) => one.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
})

test('an error of a field is announced only where it is told to', async () => {
  await showPage(
    <>
      <FieldError id="a">Missing</FieldError>
      <FieldError id="b" role="alert">
        Refused
      </FieldError>
    </>,
  )
  expect(screen.getAllByRole('alert').map(({ id, textContent }) => [id, textContent])).toEqual([
    ['b', 'Refused'],
  ])
  expect(document.getElementById('a')?.textContent).toBe('Missing')
})

test('what floats makes room for a bar at the bottom while it is shown', async () => {
  const room = () => document.documentElement.style.getPropertyValue('--bottom-bar')
  await showPage(<BottomBar>Apply</BottomBar>)
  expect([screen.getByText('Apply').textContent, room()]).toEqual(['Apply', '64px'])
  cleanup()
  expect(room()).toBe('')
})

test('a button in a form submits it only where it is told to', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
  await showPage(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
      <Button type="submit">Save</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('the pages of workers have room for the menu', () => {
  const [worker, visitor] = [shellWidth(true), shellWidth(false)].map(Number.parseFloat)
  expect((worker ?? 0) * 16).toBe((visitor ?? 0) * 16 + 250)
})
