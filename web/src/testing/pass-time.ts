import { jest } from '@jest/globals'
import { act } from '@testing-library/react'

/** Advances the fake clock, and awaits what its timers do. */
export const passTime = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds))
