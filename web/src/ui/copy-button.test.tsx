import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { descriptionsOf } from '../testing/descriptions-of.ts'
import { press } from '../testing/press.ts'
import { showPart } from '../testing/show-page.tsx'
import { CopyButton } from './copy-button.tsx'
import { RaisedError } from './raised-error.tsx'

const writeText = jest.fn<(text: string) => Promise<void>>()
Object.defineProperty(navigator, 'clipboard', { value: { writeText } })

afterEach(cleanup)

test('explains a refusal at the button, until the text is copied', async () => {
  await showPart(
    <main>
      <RaisedError />
      <CopyButton value="maria@example.test" copied="Copied!" failed="Select the text.">
        Copy
      </CopyButton>
    </main>,
  )
  const button = screen.getByRole('button', { name: 'Copy' })
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await press('Copy')
  expect(descriptionsOf(button)).toEqual(['Select the text.'])
  expect(screen.getByRole('alert').textContent).toContain('Select the text.')
  // Once in the page.
  expect(screen.getByRole('main').textContent).toBe('CopySelect the text.')

  writeText.mockResolvedValue()
  await press('Copy')
  expect(writeText).toHaveBeenLastCalledWith('maria@example.test')
  expect(descriptionsOf(button)).toEqual([])
  expect(screen.getByRole('main').textContent).toBe('Copy')
  expect(screen.getByRole('group').textContent).toContain('Copied!')
})

test('does not try to copy in a frame that forbids it', async () => {
  writeText.mockClear()
  const allowsFeature = jest.fn((_feature: string) => false)
  Object.assign(document, { featurePolicy: { allowsFeature } })
  await showPart(
    <CopyButton value="maria@example.test" copied="Copied!" failed="Select the text.">
      Copy
    </CopyButton>,
  )
  await press('Copy')
  Reflect.deleteProperty(document, 'featurePolicy')
  expect(allowsFeature).toHaveBeenCalledWith('clipboard-write')
  expect(writeText).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('Select the text.')
})
