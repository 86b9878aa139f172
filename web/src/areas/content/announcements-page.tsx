import { readContent } from '@gatehouse/contracts/portal/content'
import { useText } from '../../language/use-text.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { Categories } from './categories.tsx'
import { text } from './messages.ts'

const question = { params: { code: 'announcements' } }

export const read = () => load(readContent, question)

/** Home: announcements, by category. */
export function AnnouncementsPage() {
  const t = useText(text)
  const { data, error, mutate } = useRead(readContent, question)
  const empty = data?.categories.length === 0
  return (
    <Page title={t('title')} lead={t('lead')}>
      {error && <Failure fault={error} onRetry={() => void mutate()} />}
      {!data && !error && <PageSkeleton />}
      {empty && <Empty title={t('emptyTitle')}>{t('empty', { type: t('type') })}</Empty>}
      {data && !empty && <Categories categories={data.categories} />}
    </Page>
  )
}
