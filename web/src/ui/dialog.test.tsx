import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Dialog } from './dialog.tsx'
import { system } from './theme.ts'

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
  render(
    <ChakraProvider value={system}>
      <Page />
    </ChakraProvider>,
  )
  screen.getByText('Open').focus()
  fireEvent.click(screen.getByText('Open'))
  screen.getByLabelText('Name').focus()
  // Until the dialog has taken over the focus.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  fireEvent.click(screen.getByText('Close'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')))
})

test('moves the focus to each new title, also to that of before', async () => {
  const show = (title: string) => (
    <ChakraProvider value={system}>
      <Dialog title={title} description="" width="400px">
        <input aria-label="Name" />
      </Dialog>
    </ChakraProvider>
  )
  const { rerender } = render(show('Names'))
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  )
  for (const title of ['Numbers', 'Names']) {
    screen.getByLabelText('Name').focus()
    rerender(show(title))
    expect(document.activeElement?.textContent).toBe(title)
  }
})
