import { chakra } from '@chakra-ui/react'
import type { Document } from '@gatehouse/contracts/portal/documents'
import { useText } from '../../language/use-text.ts'
import { text } from './messages.ts'
import type { Downloads } from './use-downloads.ts'
import { useProgressText } from './use-progress-text.ts'

interface DownloadStatusProps {
  documents: readonly Document[]
  downloads: Downloads
}

/** Tells screen readers how the latest download goes: each quarter, not each percent; no failure, an alert. */
export function DownloadStatus({ documents, downloads }: DownloadStatusProps) {
  const t = useText(text)
  const progressText = useProgressText()
  const { latestId, stateOf } = downloads
  const { progress, isSaved } = stateOf(latestId)
  const latest = documents.find(({ id }) => id === latestId)
  const name = latest?.name || t('unnamed')
  const quarter = Math.floor((progress?.percent ?? 0) / 25) * 25
  return (
    <chakra.p role="status" srOnly>
      {progress
        ? progressText(name, quarter > 0 ? { ...progress, percent: quarter } : { bytes: 0 })
        : isSaved && t(latest?.needsSignature ? 'downloadedToSign' : 'downloaded', { name })}
    </chakra.p>
  )
}
