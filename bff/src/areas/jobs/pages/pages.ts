import type { AreaContext } from '../../area-context.ts'
import { feed } from './feed.ts'
import { jobPage } from './job-page.ts'
import { robots } from './robots.ts'
import { searchPage } from './search-page.ts'
import { sitemap } from './sitemap.ts'

/** What search engines and other machines are told of jobs, and what people's first view begins with. */
export function pages(gatehouse: AreaContext) {
  searchPage(gatehouse)
  jobPage(gatehouse)
  sitemap(gatehouse)
  feed(gatehouse)
  robots(gatehouse)
}
