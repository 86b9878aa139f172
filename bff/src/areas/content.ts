import type { ContentLanguage } from '@gatehouse/contracts/content-language'
import type { OperationReply } from '@gatehouse/contracts/operation'
import {
  type Content,
  type ContentItem,
  readContent,
  readPublicContent,
} from '@gatehouse/contracts/portal/content'
import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import type { FastifyRequest } from 'fastify'
import type { AreaContext } from './area-context.ts'
import { guessLanguage } from './translate/guess-language.ts'
import { safeHtml } from './translate/safe-html.ts'
import { toPlainText } from './translate/to-plain-text.ts'

type Category = OperationReply<typeof employeeContent.getContent>[number]
type Item = NonNullable<Category['contentItems']>[number]

export function content({ serve, config: { CONTENT_LANGUAGE } }: AreaContext) {
  serve(readContent, async ({ params, call, request }) =>
    toContent(
      await call(employeeContent.getContent, {
        body: { menuCode: params.code, categoryId: 0, availability: 'ew' },
      }),
      CONTENT_LANGUAGE,
      request,
    ),
  )

  serve(readPublicContent, async ({ params, call, request }) =>
    toContent(await call(employeeContent.getContentByCode, { params }), CONTENT_LANGUAGE, request),
  )
}

function toContent(
  categories: readonly Category[],
  usual: ContentLanguage,
  request: FastifyRequest,
): Content {
  const toCategory = ({ contentCategory = '', contentItems = [] }: Category) => {
    const title = toPlainText(contentCategory)
    const sorted = contentItems.toSorted((a, b) => priorityOf(a) - priorityOf(b))
    const items = sorted.flatMap((item) => toItem(item, usual, request))
    return { title, language: guessLanguage(title, usual), items }
  }
  const isShown = ({ title, items }: Content['categories'][number]) => title || items.length > 0
  return { categories: categories.map(toCategory).filter(isShown) }
}

function priorityOf({ PRIORITY = Number.POSITIVE_INFINITY }: Item): number {
  return PRIORITY
}

/** Drops items that are neither text nor a link to http(s). */
function toItem(
  { html = '', label: markup = '', url: address = '' }: Item,
  usual: ContentLanguage,
  request: FastifyRequest,
): ContentItem[] {
  const safe = safeHtml(html, request)
  if (safe) return [{ kind: 'html', html: safe, language: guessLanguage(safe, usual) }]
  const [label, url] = [toPlainText(markup), toPlainText(address)]
  if (/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    return [{ kind: 'link', label: label || url, url, language: guessLanguage(label, usual) }]
  return []
}
