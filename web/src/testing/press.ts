import { act, fireEvent, screen } from '@testing-library/react'

/** Presses the button of this name, and awaits what follows. */
export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
