import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPart } from '../testing/show-page.tsx'
import { Disclosure } from './disclosure.tsx'

const onEscapeBehind = jest.fn()
/** As the panel behind it does. */
function listen(event: KeyboardEvent) {
  if (event.key === 'Escape' && !event.defaultPrevented) onEscapeBehind()
}
const opener = () => screen.getByRole('button', { name: 'Menu' })
const isOpen = () => {
  const panel = document.getElementById(opener().getAttribute('aria-controls') ?? '')
  expect(opener().getAttribute('aria-expanded')).toBe(String(panel?.hidden === false))
  return panel?.hidden === false
}

beforeEach(async () => {
  onEscapeBehind.mockClear()
  document.addEventListener('keydown', listen)
  await showPart(
    <>
      <Disclosure label="Menu" button="☰">
        {(close) => (
          <>
            <button type="button">Profile</button>
            <button type="button" onClick={close}>
              Close
            </button>
          </>
        )}
      </Disclosure>
      <button type="button">After</button>
    </>,
  )
})
afterEach(() => {
  cleanup()
  document.removeEventListener('keydown', listen)
})

test('Escape closes it alone, and returns the focus', async () => {
  await userEvent.click(opener())
  expect(isOpen()).toBe(true)
  await userEvent.click(screen.getByText('Profile'))
  await userEvent.keyboard('{Escape}')
  expect([isOpen(), document.activeElement]).toEqual([false, opener()])
  expect(onEscapeBehind).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onEscapeBehind).toHaveBeenCalledTimes(1)
})

test('a press gives its button the focus where the browser does not, and takes none', () => {
  expect(fireEvent.mouseDown(opener())).toBe(false)
  fireEvent.click(opener())
  expect([isOpen(), document.activeElement]).toEqual([true, opener()])
})

test('a second press, its content and leaving it by Tab close it', async () => {
  await userEvent.click(opener())
  await userEvent.click(opener())
  expect(isOpen()).toBe(false)

  await userEvent.click(opener())
  await userEvent.click(screen.getByText('Close'))
  expect([isOpen(), document.activeElement]).toEqual([false, opener()])

  await userEvent.click(opener())
  for (const stop of ['Profile', 'Close']) {
    await userEvent.tab()
    expect([isOpen(), document.activeElement?.textContent]).toEqual([true, stop])
  }
  await userEvent.tab()
  expect([isOpen(), document.activeElement?.textContent]).toEqual([false, 'After'])
})
