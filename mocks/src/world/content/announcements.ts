import { benefits } from './benefits.ts'
import { companyNews } from './company-news.ts'
import { safety } from './safety.ts'

/** Malformed on purpose: PRIORITY unordered, missing or text, placeholder links, pasted scripts. */
export const announcements = [companyNews, benefits, safety]
