import { loadFile, useFile } from '../../portal/use-file.ts'

/** A company of the group, as the portal's own file has it. */
export interface Logo {
  code: string
  name: string
  /** Addresses of pictures. */
  logo: string
  /** For its commercial business, where that has one of its own. */
  commercialLogo?: string
}

const file = '/assets/companies.json'

/** Logos are good to have: without them companies are shown by their names. */
export const loadLogos = () => loadFile<Logo[]>(file).catch(() => undefined)

export function useLogos(): readonly Logo[] {
  return useFile<Logo[]>(file).data ?? []
}
