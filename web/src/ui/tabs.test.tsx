import { afterEach, expect, test } from '@jest/globals'
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { showPart } from '../testing/show-page.tsx'
import { Tabs } from './tabs.tsx'

const keys = ['email', 'question', 'password'] as const

function Account({ first }: { first: (typeof keys)[number] }) {
  const [chosen, choose] = useState(first)
  const tabs = keys.map((key) => ({ key, title: key, content: `The ${key}` }))
  return <Tabs label="Account" tabs={tabs} chosen={chosen} onChoose={choose} />
}

afterEach(cleanup)

test.each([
  ['email', 'ArrowRight', 'question'],
  ['email', 'ArrowLeft', 'password'],
  ['question', 'ArrowDown', 'password'],
  ['question', 'ArrowUp', 'email'],
  ['password', 'ArrowRight', 'email'],
  ['password', 'Home', 'email'],
  ['email', 'End', 'password'],
] as const)('from %s, %s selects and focuses %s', async (first, key, expected) => {
  await showPart(<Account first={first} />)
  screen.getByRole('tab', { name: first }).focus()
  const press = createEvent.keyDown(screen.getByRole('tab', { name: first }), { key })
  fireEvent(document.activeElement as Element, press)
  // The page does not scroll.
  expect(press.defaultPrevented).toBe(true)
  const tab = screen.getByRole('tab', { selected: true })
  expect([tab.textContent, document.activeElement]).toEqual([expected, tab])
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab])
  const panel = screen.getByRole('tabpanel', { name: expected })
  expect([panel.textContent, panel.id]).toEqual([
    `The ${expected}`,
    tab.getAttribute('aria-controls'),
  ])
})

test('a press selects a tab; a key that moves to none is left to the page', async () => {
  await showPart(<Account first="email" />)
  expect(screen.getByRole('tablist', { name: 'Account' })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'password' }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('password')
  const press = createEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'a' })
  fireEvent(screen.getByRole('tab', { selected: true }), press)
  expect(press.defaultPrevented).toBe(false)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('password')
  expect(screen.getAllByRole('tabpanel', { hidden: true }).map(({ hidden }) => hidden)).toEqual([
    true,
    true,
    false,
  ])
})
