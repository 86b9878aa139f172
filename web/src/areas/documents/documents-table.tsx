import { chakra } from '@chakra-ui/react'
import type { Document } from '@gatehouse/contracts/portal/documents'
import { useUpstreamValue } from '../../language/upstream-values/use-upstream-value.ts'
import { useDate } from '../../language/use-date.ts'
import { useText } from '../../language/use-text.ts'
import { PagedTable } from '../../ui/data-table/paged-table.tsx'
import { listKeyBy } from '../../ui/list-key.ts'
import { Mark } from '../../ui/mark.tsx'
import { UpstreamText } from '../../ui/upstream-text.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { documentAction } from './document-action.tsx'
import { DownloadStatus } from './download-status.tsx'
import { text } from './messages.ts'
import { useDownloads } from './use-downloads.ts'

/** Four columns and a button do not fit beside the menu on a tablet. */
const cardsUpTo = '68.74rem'

export function DocumentsTable({ documents }: { documents: readonly Document[] }) {
  const t = useText(text)
  const date = useDate()
  const translate = useUpstreamValue()
  const downloads = useDownloads()
  const asCards = useNarrow(cardsUpTo)
  return (
    <>
      <PagedTable
        label={t('title')}
        cardsUpTo={cardsUpTo}
        rows={documents}
        rowKey={listKeyBy(documents, ({ id }) => id)}
        isHighlighted={({ needsSignature }) => needsSignature}
        columns={[
          {
            key: 'name',
            label: t('name'),
            isRowHeader: true,
            cell: ({ name }) => (
              <chakra.span display="block" minWidth={asCards ? undefined : '150px'}>
                {name ? <UpstreamText>{name}</UpstreamText> : t('unnamed')}
              </chakra.span>
            ),
          },
          {
            key: 'expiresOn',
            label: t('expirationDate'),
            cell: ({ expiresOn, isExpired }) => (
              <>
                {expiresOn ? <Day>{date(expiresOn)}</Day> : t('noDate')}
                {isExpired && (
                  <Mark shape="problem" color="danger">
                    {t('expired')}
                  </Mark>
                )}
              </>
            ),
          },
          {
            key: 'signedOn',
            label: t('signedDate'),
            cell: ({ signedOn }) => signedOn && <Day>{date(signedOn)}</Day>,
          },
          {
            key: 'status',
            label: t('status'),
            cell: ({ status, needsSignature }) =>
              (status || needsSignature) && (
                <>
                  {status && <span>{translate(status)}</span>}
                  {needsSignature && (
                    <Mark shape="info" color="info">
                      {t('needsSignature')}
                    </Mark>
                  )}
                </>
              ),
          },
        ]}
        opener={documentAction(t('action'), downloads, asCards)}
      />
      <DownloadStatus documents={documents} downloads={downloads} />
    </>
  )
}

const Day = chakra('span', { base: { whiteSpace: { base: 'normal', md: 'nowrap' } } })
