import { benefits } from './benefits.ts'
import { companyNews } from './company-news.ts'
import { safety } from './safety.ts'

/** As editors left it: PRIORITY out of order, missing or as text, placeholders, pasted scripts. */
export const announcements = [companyNews, benefits, safety]
