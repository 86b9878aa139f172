import { screen } from '@testing-library/react'

/** Texts of the cells, by row, headings included. */
export const tableRows = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => Array.from(row.cells, ({ textContent }) => textContent))
