import { readFileSync } from 'node:fs'

declare const builtVersion: string | undefined

/** As in the root package.json; `npm run build` writes it in, with the commit: 0.9.0+1eb45cce. */
export const version: string =
  typeof builtVersion === 'string' ? builtVersion : readVersion('../../package.json')

function readVersion(file: string): string {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')).version
}
