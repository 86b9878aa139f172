import type { AreaContext } from '../../area-context.ts'
import { jobFeed } from './job-feed.ts'
import { jobPage } from './job-page.ts'
import { robotsTxt } from './robots-txt.ts'
import { searchPage } from './search-page.ts'
import { sitemap } from './sitemap.ts'

/** What search engines and other machines are told of jobs, and what people's first view begins with. */
export function jobPages(gatehouse: AreaContext) {
  searchPage(gatehouse)
  jobPage(gatehouse)
  sitemap(gatehouse)
  jobFeed(gatehouse)
  robotsTxt(gatehouse)
}
