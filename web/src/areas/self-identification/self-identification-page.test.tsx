import { ChakraProvider } from '@chakra-ui/react'
import { readSelfIdentification } from '@gatehouse/contracts/portal/self-identification'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { LanguageProvider } from '../../language/language.tsx'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../../testing/fake-gateway.ts'

installFakeBroadcastChannel()
const { replies } = installFakeGateway()
const { system } = await import('../../ui/theme.ts')
const { setCached } = await import('../../portal/use-read.ts')
const { Component } = await import('./self-identification-page.tsx')

const ids = { candidateId: '571001', applicationId: '330901' }

async function show(isOnFile: boolean) {
  const reply = {
    isOnFile,
    answers: { gender: 'M', ethnicity: '208', veteran: '303', disability: '402' },
    choices: {
      gender: [{ id: 'M', name: 'Male' }],
      ethnicity: [{ id: '208', name: 'Hispanic or Latino' }],
      veteran: [{ id: '303', name: 'I am not a veteran' }],
      disability: [{ id: '402', name: 'Yes, I have a disability, or have had one in the past' }],
    },
  }
  replies.set('GET /api/self-identification/571001/330901', () => Response.json(reply))
  await setCached(readSelfIdentification, { params: ids }, reply)
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <LanguageProvider>
          <MemoryRouter initialEntries={[`/self-identification?${new URLSearchParams(ids)}`]}>
            <Component />
          </MemoryRouter>
        </LanguageProvider>
      </ChakraProvider>,
    ),
  )
}

beforeEach(() => localStorage.setItem('gatehouse.language', 'es'))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('offers answers in Spanish', async () => {
  await show(false)
  for (const name of ['Hombre', 'Hispano o latino', 'No soy veterano'])
    expect(screen.getByRole('option', { name })).not.toBeNull()
  expect(screen.getByRole('radio', { name: /^Sí, tengo una discapacidad/ })).not.toBeNull()
})

test('shows answers on file in Spanish', async () => {
  await show(true)
  for (const name of ['Hombre', 'Hispano o latino', 'No soy veterano'])
    expect(screen.getByText(name)).not.toBeNull()
})
