import { announcements } from './announcements.ts'
import type { Category } from './category.ts'
import { benefits } from './pages/benefits.ts'
import { covid19 } from './pages/covid-19.ts'
import { employeeGuides } from './pages/employee-guides.ts'
import { notices } from './pages/notices.ts'
import { safetyPage } from './pages/safety.ts'
import { sickLeave } from './pages/sick-leave.ts'
import { social } from './pages/social.ts'
import { wageVerifications } from './pages/wage-verifications.ts'

/** By page code. There is no training. */
const written: Record<string, readonly Category[]> = {
  announcements,
  training: [],
  benefits,
  employeeGuides,
  safety: safetyPage,
  sickLeave,
  empnotice: notices,
  'covid-19': covid19,
  wageVerifications,
  social,
}

export interface Content {
  /** Nothing for a code that no page has. */
  of(code: string): Category[]
  /** Puts this in place of what a page has. */
  write(code: string, categories: readonly Category[]): void
}

export function makeContent(): Content {
  const pages = new Map(Object.entries(written))
  return {
    of: (code) => [...(pages.get(code) ?? [])],
    write: (code, categories) => void pages.set(code, categories),
  }
}
