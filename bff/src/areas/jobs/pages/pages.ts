import type { AreaContext } from '../../area-context.ts'
import { jobFeed } from './job-feed.ts'
import { jobPage } from './job-page.ts'
import { robotsTxt } from './robots-txt.ts'
import { searchPage } from './search-page.ts'
import { sitemap } from './sitemap.ts'

export function jobPages(context: AreaContext) {
  searchPage(context)
  jobPage(context)
  sitemap(context)
  jobFeed(context)
  robotsTxt(context)
}
