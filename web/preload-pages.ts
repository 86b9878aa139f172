import type { Plugin, Rolldown } from 'vite'

/** All but the pages that people enter by (src/app/routes.tsx). */
const workerPages = '^/(?!$|unauthorized|search|password-reset|privacy-policy|web-forms)'

const pages = [
  { address: '^/$', module: '/areas/sign-in/sign-in-page.tsx' },
  { address: '^/search(-jobs)?/?$', module: '/areas/jobs/search/search-page.tsx' },
  { address: '^/search(-jobs)?/\\d+$', module: '/areas/jobs/detail/job-page.tsx' },
  { address: workerPages, module: '/app/worker-pages.ts' },
  { address: workerPages, module: '/shell/worker-parts.ts' },
  { address: '^/announcements/?$', module: '/areas/home/home-page.tsx' },
]

/**
 * Preloads a lazy page's files along with the first file, which saves a round trip. An inline script
 * does it, since one index.html serves all paths.
 */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: first }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const preloads = pages.map(({ address, module }) => {
          const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
          if (!page) return this.error(`Nothing is built of ${module}: mend web/preload-pages.ts`)
          const loaded = filesOf(first?.fileName, chunks)
          const files = [...filesOf(page.fileName, chunks)].filter((file) => !loaded.has(file))
          return [address, files.map((file) => `/${file}`)]
        })
        return [
          {
            tag: 'script',
            attrs: { nonce: '__NONCE__' },
            children: script(preloads),
            injectTo: 'head',
          },
        ]
      },
    },
  }
}

/** A file and all that it imports. */
function filesOf(name: string | undefined, chunks: readonly Rolldown.OutputChunk[]) {
  const files = new Set(name ? [name] : [])
  for (const each of files)
    for (const one of chunks.find(({ fileName }) => fileName === each)?.imports ?? [])
      files.add(one)
  return files
}

const script = (preloads: unknown) =>
  `for (const [address, files] of ${JSON.stringify(preloads)})
  if (new RegExp(address).test(location.pathname))
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }))`
