import { within } from '@testing-library/react'

/** Text and address of each link in this part of the page. */
export const linksIn = (part: HTMLElement = document.body) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
