import { announcements } from './announcements.ts'
import type { Category } from './category.ts'
import { benefits } from './pages/benefits.ts'
import { covid19 } from './pages/covid-19.ts'
import { employeeGuides } from './pages/employee-guides.ts'
import { forms } from './pages/forms.ts'
import { notices } from './pages/notices.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { safetyPage } from './pages/safety.ts'
import { sickLeave } from './pages/sick-leave.ts'
import { social } from './pages/social.ts'
import { wageVerifications } from './pages/wage-verifications.ts'
import { waiver } from './pages/waiver.ts'

/** By page code. */
const initialPages: Record<string, readonly Category[]> = {
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
  forms,
  waiver,
  'privacy-policy': privacyPolicy,
  'california-notice': [],
}

export interface Content {
  /** Undefined for an unknown code. */
  get(code: string): Category[] | undefined
  /** Replaces the content of a page. */
  set(code: string, categories: readonly Category[]): void
}

export function makeContent(): Content {
  const pages = new Map(Object.entries(initialPages))
  return {
    get: (code) => pages.get(code)?.slice(),
    set: (code, categories) => void pages.set(code, categories),
  }
}
