import { act, fireEvent, screen } from '@testing-library/react'

/** Enters a value into the field of this label, and awaits what follows. */
export const enter = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
