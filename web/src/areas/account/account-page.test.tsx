import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { system } = await import('../../ui/theme.ts')
const { visitor } = await import('../session/use-session.ts')
const { Component } = await import('./account-page.tsx')

globalThis.fetch = async () =>
  Response.json({ ...visitor, email: null, question: null, hasAnswer: false })

afterEach(cleanup)

test('a tab is in the address, beside the page asked for, and adds no entry to the history', async () => {
  const router = createMemoryRouter([{ path: '/account', Component }], {
    initialEntries: ['/account?to=%2Fdocuments'],
  })
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>,
    ),
  )
  for (const [name, tab] of [
    ['Change Password', 'password'],
    ['Security Question', 'question'],
  ] as const) {
    await act(async () => fireEvent.click(screen.getByRole('tab', { name })))
    expect(router.state.location.search).toBe(`?to=%2Fdocuments&tab=${tab}`)
    expect(router.state.historyAction).toBe('REPLACE')
  }
})
