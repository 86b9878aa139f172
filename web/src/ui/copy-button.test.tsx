import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'

const { system } = await import('./theme.ts')
const { AlertProvider } = await import('./alerts.tsx')
const { CopyButton } = await import('./copy-button.tsx')
const { RaisedError } = await import('./raised-error.tsx')

const writeText = jest.fn<(text: string) => Promise<void>>()
Object.defineProperty(navigator, 'clipboard', { value: { writeText } })

afterEach(cleanup)

test('explains a refusal at the button, until the text is copied', async () => {
  render(
    <ChakraProvider value={system}>
      <AlertProvider>
        <main>
          <RaisedError />
          <CopyButton value="maria@example.test" copied="Copied!" failed="Select the text.">
            Copy
          </CopyButton>
        </main>
      </AlertProvider>
    </ChakraProvider>,
  )
  const button = screen.getByRole('button', { name: 'Copy' })
  const press = () => act(async () => fireEvent.click(button))
  const description = () =>
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await press()
  expect(description()).toBe('Select the text.')
  expect(screen.getByRole('alert').textContent).toContain('Select the text.')
  // Once in the page.
  expect(screen.getByRole('main').textContent).toBe('CopySelect the text.')

  writeText.mockResolvedValue()
  await press()
  expect(writeText).toHaveBeenLastCalledWith('maria@example.test')
  expect(description()).toBeUndefined()
  expect(screen.getByRole('main').textContent).toBe('Copy')
  expect(screen.getByRole('status').textContent).toContain('Copied!')
})
