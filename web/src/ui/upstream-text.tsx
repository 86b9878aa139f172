import type { ReactNode } from 'react'
import { settings } from '../portal/settings.ts'

/** Text of an upstream that is too short to tell its language (WCAG 3.1.2). */
export function UpstreamText({ children }: { children: ReactNode }) {
  return <span lang={settings.contentLanguage}>{children}</span>
}
