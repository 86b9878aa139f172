import { chakra } from '@chakra-ui/react'
import { readDocuments } from '@gatehouse/contracts/portal/documents'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { DocumentsTable } from './documents-table.tsx'
import { text } from './messages.ts'
import { SigningHelp } from './signing-help.tsx'

export { ignoreQuery as shouldRevalidate } from '../../portal/page-loader.ts'
export const loader = pageLoader(() => load(readDocuments, {}))

export function Component() {
  const t = useText(text)
  const read = useRead(readDocuments, {})
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded
        read={read}
        isEmpty={({ documents }) => documents.length === 0}
        empty={<Empty title={t('emptyTitle')}>{t('empty')}</Empty>}
      >
        {({ documents }) => (
          <chakra.div display="grid" gap="2">
            <SigningHelp />
            <DocumentsTable documents={documents} />
          </chakra.div>
        )}
      </Loaded>
    </Page>
  )
}
