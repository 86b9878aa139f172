import { jest } from '@jest/globals'
import { configure } from '@testing-library/react'

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 })
// Testing Library advances Jest's fake clock, which it finds as a global.
Object.assign(globalThis, { jest })
