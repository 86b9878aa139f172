import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPart } from '../testing/show-page.tsx'
import { HtmlBlock } from './html-block.tsx'

afterEach(cleanup)

test('a link to a page says that it opens a new tab, in the reader’s language', async () => {
  const link = (address: string, words: string) =>
    `<a href="${address}" target="_blank" rel="noopener noreferrer">${words}</a>`
  const links = [
    link('https://one.example.test/', 'Una <b>oficina</b>'),
    link('mailto:help@example.test', 'Escriba'),
    link('tel:+18005550142', 'Llame'),
    link('/search-jobs', 'Empleos'),
  ]
  await showPart(<HtmlBlock html={`<p>${links.join(' ')} $& <a>Aquí</a></p>`} language="es" />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Una oficina (opens in a new tab)',
    'Escriba',
    'Llame',
    'Empleos (opens in a new tab)',
  ])
  const notes = screen.getAllByText('(opens in a new tab)')
  expect(notes.map(({ lang }) => lang)).toEqual(['en', 'en'])
})
