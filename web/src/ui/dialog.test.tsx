import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { hideOverlayEntries } from '../portal/overlay-history.ts'
import { descriptionsOf } from '../testing/descriptions-of.ts'
import { goBack } from '../testing/go-back.ts'
import { passFrame } from '../testing/pass-frame.ts'
import { setScreenWidth } from '../testing/screen-width.ts'
import { showPart } from '../testing/show-page.tsx'
import { Dialog } from './dialog.tsx'

hideOverlayEntries()

const onClose = jest.fn()
const onBack = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  setScreenWidth(1280)
})
afterEach(cleanup)

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Names" description="All of them" width="400px">
          <input aria-label="Name" />
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </Dialog>
      )}
    </>
  )
}

test('returns the focus to its opener, even if a field had it before the first frame', async () => {
  await showPart(<Page />)
  screen.getByText('Open').focus()
  fireEvent.click(screen.getByText('Open'))
  screen.getByLabelText('Name').focus()
  // Until the dialog has taken over the focus.
  await passFrame()
  fireEvent.click(screen.getByText('Close'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')))
})

test('moves the focus to each new title, also to that of before', async () => {
  const show = (title: string) => (
    <Dialog title={title} description="" width="400px">
      <input aria-label="Name" />
    </Dialog>
  )
  const { rerender } = await showPart(show('Names'))
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  )
  for (const title of ['Numbers', 'Names']) {
    screen.getByLabelText('Name').focus()
    rerender(show(title))
    expect(document.activeElement?.textContent).toBe(title)
  }
})

async function open(props: Partial<ComponentProps<typeof Dialog>> = {}) {
  await showPart(
    <>
      <button type="button">Before</button>
      <Dialog title="Names" description="All of them" width="400px" {...props}>
        <button type="button">First</button>
        <button type="button">Second</button>
      </Dialog>
    </>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Names' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}
const pressEscape = () =>
  act(async () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' }))

test('is modal, and is described by its text', async () => {
  const dialog = await open()
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  expect(descriptionsOf(dialog)).toEqual(['All of them'])
})

test('its title may be in another language than the page', async () => {
  await open({ titleLanguage: 'es' })
  expect(screen.getByRole('heading', { name: 'Names' }).lang).toBe('es')
  expect(screen.getByText('All of them').closest('[lang=es]')).toBeNull()
})

test.each<[string, object, number]>([
  ['closes one that can lose no input', { onClose }, 1],
  ['leaves any other open', {}, 0],
])('Escape %s', async (_case, props, times) => {
  await open(props)
  await pressEscape()
  expect(onClose).toHaveBeenCalledTimes(times)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test.each<[string, object, number]>([
  ['closes one that can lose no input', { onClose }, 1],
  ['leaves any other open', {}, 0],
])('a press outside %s', async (_case, props, times) => {
  const dialog = await open(props)
  // Once the dialog listens.
  await passFrame()
  fireEvent.pointerDown(dialog.parentElement as Element)
  await passFrame()
  expect(onClose).toHaveBeenCalledTimes(times)
})

test.each<[string, number, object, number, number]>([
  ['as Escape does', 400, { onClose }, 1, 0],
  ['as Cancel does', 400, { onClose, onBack }, 0, 1],
  ['not on a wide screen', 1280, { onClose, onBack }, 0, 0],
])('Back closes it: %s', async (_case, width, props, closed, back) => {
  history.pushState(null, '', '/before')
  setScreenWidth(width)
  await open(props)
  await goBack()
  expect([onClose.mock.calls.length, onBack.mock.calls.length]).toEqual([closed, back])
})

test('the focus starts where the caller says, and is in sight', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  // jsdom has no layout, without which an element counts as hidden.
  const layout = jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect()] as unknown as DOMRectList)
  await open({ startAt: () => screen.getByText('Second') })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Second'))
  expect(scrolled.mock.instances.at(-1)).toBe(document.activeElement)
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' })
  scrolled.mockRestore()
  layout.mockRestore()
})

test('returns the focus where the caller says, in sight', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button">Elsewhere</button>
        {isOpen && (
          <Dialog
            title="Names"
            description=""
            width="400px"
            returnTo={() => screen.getByText('Elsewhere')}
          >
            <button type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </Dialog>
        )}
      </>
    )
  }
  await showPart(<Page />)
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  )
  fireEvent.click(screen.getByText('Close'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Elsewhere'))
  expect(scrolled.mock.instances.at(-1)).toBe(document.activeElement)
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' })
  scrolled.mockRestore()
})
