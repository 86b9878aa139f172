import { type ContentCode, readContent } from '@gatehouse/contracts/portal/content'
import { useText } from '../../language/use-text.ts'
import { useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Categories } from './categories.tsx'
import { text } from './messages.ts'

interface ContentBlockProps {
  code: ContentCode
  heading?: 'h2' | 'h3'
  /** For a page whose loader does not read it. */
  onMount?: boolean
}

/** Editors' content by category. No categories, and only empty ones, have different texts [3 §2]. */
export function ContentBlock({ code, heading = 'h2', onMount = false }: ContentBlockProps) {
  const t = useText(text)
  return (
    <Loaded
      read={useRead(readContent, { params: { code } }, { onMount })}
      isEmpty={({ categories }) => categories.length === 0}
      empty={<Empty title={t('emptyTitle')}>{t('empty', { type: t(`${code}-type`) })}</Empty>}
    >
      {({ categories }) =>
        categories.every(({ items }) => items.length === 0) ? (
          <Empty title={t('noDataTitle')}>{t('noData')}</Empty>
        ) : (
          <Categories categories={categories} heading={heading} />
        )
      }
    </Loaded>
  )
}
