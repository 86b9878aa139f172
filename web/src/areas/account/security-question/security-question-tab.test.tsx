import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { FreshCache } from '../../../testing/fresh-cache.tsx'
import { press } from '../../../testing/press.ts'

const { replies } = installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { SecurityQuestionTab } = await import('./security-question-tab.tsx')

afterEach(cleanup)

const question = '/api/account/security-question'

test('another question hides the answer to the one before, and takes the focus', async () => {
  replies.set(`GET ${question}`, () => Response.json({ question: 'first pet', hasAnswer: true }))
  replies.set(`POST ${question}/answer`, () => Response.json({ answer: 'Biscuit' }))
  replies.set(`PUT ${question}`, () => Response.json({}))
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <FreshCache>
          <SecurityQuestionTab />
        </FreshCache>
      </ChakraProvider>,
    ),
  )
  await press('Show the current answer')
  await screen.findByText('Biscuit')
  for (const [label, value] of Object.entries({
    'New Security Question': 'favorite color',
    'New Answer': 'Teal',
    'Repeat New Answer': 'Teal',
  }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await press('Update')
  await screen.findByText('Favorite Color')
  expect(screen.queryByText('Biscuit')).toBeNull()
  expect(document.activeElement?.textContent).toContain('Favorite Color')
  replies.set(`POST ${question}/answer`, () => Response.json({ answer: 'Teal' }))
  await press('Show the current answer')
  await screen.findByText('Teal')
})
