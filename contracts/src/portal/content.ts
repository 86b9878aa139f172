import { type Static, Type } from 'typebox'
import { ContentLanguage } from '../content-language.ts'
import { endpoint } from '../endpoint.ts'

/** Sanitized: text tags only. */
const HtmlBlock = Type.Object({
  kind: Type.Literal('html'),
  html: Type.String(),
  language: ContentLanguage,
})

/** Opens in a new tab; http or https only. */
const LinkCard = Type.Object({
  kind: Type.Literal('link'),
  label: Type.String(),
  url: Type.String(),
  language: ContentLanguage,
})

export const ContentItem = Type.Union([HtmlBlock, LinkCard])
export type ContentItem = Static<typeof ContentItem>

/** Items are sorted by PRIORITY [3 §2]. A category may be empty. */
export const Content = Type.Object({
  categories: Type.Array(
    Type.Object({
      title: Type.String(),
      language: ContentLanguage,
      items: Type.Array(ContentItem),
    }),
  ),
})
export type Content = Static<typeof Content>

/** Spelt as upstream. */
export const contentCodes = [
  'announcements',
  'training',
  'benefits',
  'employeeGuides',
  'safety',
  'sickLeave',
  'empnotice',
  'covid-19',
  'wageVerifications',
  'social',
  'forms',
  'waiver',
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

export const publicContentCodes = ['privacy-policy', 'california-notice'] as const

export const readPublicContent = endpoint({
  method: 'GET',
  path: '/api/content/public/:code',
  access: 'public',
  cache: 'everyone',
  params: { code: Type.String({ pattern: `^(${publicContentCodes.join('|')})$` }) },
  reply: Content,
  problems: [],
})
