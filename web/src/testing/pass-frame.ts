import { act } from '@testing-library/react'

/** Lets the next frame pass, and what a component or SWR defers to it. */
export const passFrame = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
