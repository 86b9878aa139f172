import type { AreaContext } from '../../area-context.ts'

export function robotsTxt({ documents, config }: AreaContext) {
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
