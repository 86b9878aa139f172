import type { AreaContext } from '../../area-context.ts'

/** Search engines are meant to find jobs; all other pages are for who is signed in. */
export function robots({ documents, config }: AreaContext) {
  const text = `User-agent: *
Allow: /$
Allow: /search-jobs
Allow: /privacy-policy
Allow: /jobs.xml
Allow: /sitemap.xml
Allow: /assets/
Disallow: /api
Disallow: /

Sitemap: ${config.PUBLIC_ORIGIN}/sitemap.xml
`
  documents({
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    seconds: config.SITEMAP_MINUTES * 60,
    render: async () => text,
  })
}
