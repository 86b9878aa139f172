import { ChakraProvider } from '@chakra-ui/react'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'

installFakeBroadcastChannel()
document.head.innerHTML = `<meta name="gatehouse-settings" content='{"supportPhone":"1-800-555-0142"}'>`
const { system } = await import('../../ui/theme.ts')
const { AlertProvider } = await import('../../ui/alerts.tsx')
const { Page } = await import('../../ui/page.tsx')
const { dirtyForms, discardPromptHost } = await import('../../forms/dirty-forms.ts')
const { setCached } = await import('../../portal/use-read.ts')
const { CompanyPicker } = await import('./company-picker.tsx')

const { replies } = installFakeGateway()
const dana = person({
  companies: [
    { code: 'arna', name: 'Arna' },
    { code: 'prostaff', name: 'Pro Staff' },
  ],
  company: 'arna',
})

afterEach(() => {
  cleanup()
  dirtyForms.clear()
})

test('shows a failed switch also when the discard dialog has closed the panel', async () => {
  replies.set('PUT /api/companies/chosen', () => rejectWith('internal', 500))
  dirtyForms.set('form', () => undefined)
  discardPromptHost.mount(async () => {
    act(() => screen.getByRole('heading').focus())
    return true
  })
  await setCached(readSession, {}, { person: dana } as SessionView)
  render(
    <ChakraProvider value={system}>
      <AlertProvider>
        <MemoryRouter>
          <CompanyPicker person={dana} />
          <Page title="Home">
            <p>Welcome</p>
          </Page>
        </MemoryRouter>
      </AlertProvider>
    </ChakraProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Company: Arna. Choose another' }))
  const other = screen.getByRole('button', { name: 'Pro Staff' })
  act(() => other.focus())
  await act(async () => fireEvent.click(other))
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  expect(screen.getByText(/ABCD-1234/)).toBeTruthy()
})
