import { chakra } from '@chakra-ui/react'
import type { Document } from '@gatehouse/contracts/portal/documents'
import { useId } from 'react'
import { useText } from '../../language/use-text.ts'
import { Failure } from '../../ui/failure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { text } from './messages.ts'
import type { DownloadState } from './use-downloads.ts'
import { useProgressText } from './use-progress-text.ts'

interface DownloadPanelProps {
  document: Document
  state: DownloadState
  onRetry: () => void
}

export function DownloadPanel({ document, state, onRetry }: DownloadPanelProps) {
  const t = useText(text)
  const id = useId()
  const progressText = useProgressText()
  const { progress, error } = state
  const name = document.name || t('unnamed')
  if (error !== undefined)
    return (
      <chakra.div paddingTop="1">
        <Failure what={t('failed', { name })} error={error} onRetry={onRetry} />
      </chakra.div>
    )
  if (progress)
    return (
      <chakra.div display="grid" gap="half" paddingBlock="1">
        <chakra.p id={id} overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
          {progressText(name, progress)}
        </chakra.p>
        {progress.percent !== undefined && (
          <ProgressBar labelledBy={id} percent={progress.percent} />
        )}
      </chakra.div>
    )
  return (
    <chakra.p display="flex" gap="1" paddingBlock="1">
      <chakra.span color="good" paddingBlock="2px">
        <Icon shape="done" />
      </chakra.span>
      {t(document.needsSignature ? 'downloadedToSign' : 'downloaded', { name })}
    </chakra.p>
  )
}
