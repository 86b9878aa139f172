import { loadFile, useFile } from '../../portal/use-file.ts'
import type { Accent } from './accent.ts'

export interface Logo {
  code: string
  name: string
  logo: string
  commercialLogo?: string
  accent?: Accent
}

const file = '/assets/companies.json'

/** Best-effort: without logos the names are shown. */
export const loadLogos = () => loadFile<Logo[]>(file).catch(() => undefined)

export function useLogos(): readonly Logo[] {
  return useFile<Logo[]>(file).data ?? []
}
