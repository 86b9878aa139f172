import { chakra } from '@chakra-ui/react'
import { readAssignments } from '@gatehouse/contracts/portal/assignments'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSession } from '../session/use-session.ts'
import { AssignmentTable } from './assignment-table.tsx'
import { text } from './messages.ts'

export const loader = pageLoader(() => load(readAssignments, {}))
export { ignoreQuery as shouldRevalidate } from '../../portal/page-loader.ts'

export function Component() {
  const t = useText(text)
  const read = useRead(readAssignments, {})
  const { attributes } = useSession().person ?? {}
  return (
    <Page title={t('title')} lead={t('lead')}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3">
        {attributes?.hasTimeReporting && (
          <TextLink to="/timesheets/reporting">{t('reportTime')}</TextLink>
        )}
        {!attributes?.isIHT && <TextLink to="/search">{t('search')}</TextLink>}
      </chakra.div>
      <Loaded
        read={read}
        isEmpty={({ assignments }) => assignments.length === 0}
        empty={<Empty title={t('emptyTitle')}>{t('empty')}</Empty>}
      >
        {({ assignments }) => <AssignmentTable assignments={assignments} />}
      </Loaded>
    </Page>
  )
}
