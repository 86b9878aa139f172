import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'

/** HTML of text tags only: the gateway has taken out whatever loads, styles, submits or runs. */
const HtmlBlock = Type.Object({ kind: Type.Literal('html'), html: Type.String() })

/** Opens in a new tab; the address is always http or https. */
const LinkCard = Type.Object({
  kind: Type.Literal('link'),
  label: Type.String(),
  url: Type.String(),
})

export const ContentItem = Type.Union([HtmlBlock, LinkCard])
export type ContentItem = Static<typeof ContentItem>

/**
 * Categories in their own order, the items of each by PRIORITY, ascending [3 §2]. One may have none:
 * there is nothing for now. No category at all: the page has nothing to offer.
 */
export const Content = Type.Object({
  categories: Type.Array(Type.Object({ title: Type.String(), items: Type.Array(ContentItem) })),
})
export type Content = Static<typeof Content>

/** Codes of the content pages, in the upstream's spelling; a page's code comes with the page. */
export const contentCodes = [
  ...['announcements', 'training', 'benefits', 'employeeGuides', 'safety', 'sickLeave'],
  ...['empnotice', 'covid-19', 'wageVerifications', 'social'],
] as const
export type ContentCode = (typeof contentCodes)[number]

const Code = Type.String({ pattern: `^(${contentCodes.join('|')})$` })

export const readContent = endpoint({
  method: 'GET',
  path: '/api/content/:code',
  access: 'signed-in',
  cache: 'caller',
  params: { code: Code },
  reply: Content,
  problems: [],
})
