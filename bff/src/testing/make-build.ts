import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const portal = fileURLToPath(new URL('portal', import.meta.url))
const parts = ['index', 'c', 'sign-in-page', 'home-page', 'es']

/** A built portal whose hashed files no other build has: a page that names some, and lazy parts. */
export function makeBuild(hash: string): { folder: string; assets: string[] } {
  const folder = mkdtempSync(join(tmpdir(), `gatehouse-build-${hash}-`))
  cpSync(portal, folder, { recursive: true })
  const assets = parts.map((part) => `/assets/${part}-${hash}.js`)
  for (const asset of assets) writeFileSync(join(folder, asset), `// ${asset}\n`)
  const page = join(folder, 'index.html')
  const tags = assets.map((asset) => `<link rel="modulepreload" href="${asset}" />`)
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${tags.join('')}</head>`))
  return { folder, assets }
}

/** Addresses of the hashed assets that a page names. */
export function assetsIn(page: string): string[] {
  return [...page.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, asset = '']) => asset)
}
