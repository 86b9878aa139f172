import { type ContentCode, readContent } from '@gatehouse/contracts/portal/content'
import { useText } from '../../language/use-text.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { Categories } from './categories.tsx'
import { text } from './messages.ts'

const questionOf = (code: ContentCode) => ({ params: { code } })

export const read = (code: ContentCode) => load(readContent, questionOf(code))

/**
 * What editors have written under a code, by category; announcements are home. A page without
 * categories has nothing to offer; one whose categories are all empty has nothing for now [3 §2].
 */
export function ContentPage({ code }: { code: ContentCode }) {
  const t = useText(text)
  const { data, error, mutate } = useRead(readContent, questionOf(code))
  const isEmpty = data?.categories.length === 0
  const hasNoData = data?.categories.every(({ items }) => items.length === 0)
  return (
    <Page title={t(code)} lead={t(`${code}-lead`)}>
      {error && <Failure fault={error} onRetry={() => void mutate()} />}
      {!data && !error && <PageSkeleton />}
      {isEmpty && <Empty title={t('emptyTitle')}>{t('empty', { type: t(`${code}-type`) })}</Empty>}
      {hasNoData && !isEmpty && <Empty title={t('noDataTitle')}>{t('noData')}</Empty>}
      {data && !hasNoData && <Categories categories={data.categories} />}
    </Page>
  )
}
