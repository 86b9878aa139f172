import { readFileSync } from 'node:fs'
import type { Config } from '../../../settings/config.ts'

interface Company {
  code: string
  logo: string
}

/** By brand code; none if the portal has no list of companies. */
export function readBrandLogos({
  PORTAL_DIR,
  PUBLIC_ORIGIN,
}: Pick<Config, 'PORTAL_DIR' | 'PUBLIC_ORIGIN'>): Record<string, string> {
  try {
    const text = readFileSync(`${PORTAL_DIR}/assets/companies.json`, 'utf8')
    const companies = JSON.parse(text) as Company[]
    return Object.fromEntries(companies.map(({ code, logo }) => [code, PUBLIC_ORIGIN + logo]))
  } catch {
    return {}
  }
}
