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

/** Categories in their own order, the items of each by PRIORITY, ascending [3 §2]. */
export const Content = Type.Object({
  categories: Type.Array(Type.Object({ title: Type.String(), items: Type.Array(ContentItem) })),
})
export type Content = Static<typeof Content>

/** Codes of the content pages; a page's code comes with the page. */
export const ContentCode = Type.String({ pattern: '^(announcements)$' })

export const readContent = endpoint({
  method: 'GET',
  path: '/api/content/:code',
  access: 'signed-in',
  cache: 'caller',
  params: { code: ContentCode },
  reply: Content,
  problems: [],
})
