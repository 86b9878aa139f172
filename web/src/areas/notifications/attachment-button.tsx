import { chakra } from '@chakra-ui/react'
import { downloadAttachment } from '@gatehouse/contracts/portal/notifications'
import { useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { download } from '../../portal/download.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useAction } from '../../ui/use-action.ts'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { text } from './messages.ts'

export function AttachmentButton({ id, name }: { id: string; name: string }) {
  const t = useText(text)
  const [savedAs, setSavedAs] = useState<string>()
  const { busy, error, run } = useAction(async () => {
    setSavedAs(undefined)
    setSavedAs(await download(downloadAttachment, { params: { id } }))
  })

  return (
    <chakra.div display="grid" gap="1">
      {error !== undefined && <Failure error={error} onRetry={run} />}
      <div>
        <Button
          data-track="download-attachment"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => run()}
          maxWidth="100%"
        >
          <WorkerIcon shape="clip" />
          <chakra.span srOnly>{t('download')}: </chakra.span>
          <chakra.span overflowWrap="anywhere">{busy ? t('downloading') : name}</chakra.span>
        </Button>
      </div>
      <chakra.p role="status" fontSize="sm" color="muted">
        {savedAs && t('downloaded', { name: savedAs })}
      </chakra.p>
    </chakra.div>
  )
}
