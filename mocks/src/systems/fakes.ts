import type { Fake } from '../fake/fake.ts'
import * as systems from './systems.ts'

/** The fakes of all systems. */
export const fakes: readonly Fake[] = Object.values(systems).flat()
