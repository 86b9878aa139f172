import { chakra } from '@chakra-ui/react'
import { downloadAttachment } from '@gatehouse/contracts/portal/notifications'
import { useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { download } from '../../portal/download.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { text } from './messages.ts'

type State = 'idle' | 'busy' | 'done'

export function AttachmentButton({ id, name }: { id: string; name: string }) {
  const t = useText(text)
  const [state, setState] = useState<State>('idle')
  const [error, setError] = useState<unknown>(null)

  const downloadFile = async () => {
    if (state === 'busy') return
    setState('busy')
    setError(null)
    try {
      await download(downloadAttachment, { params: { id } })
      setState('done')
    } catch (reason) {
      setState('idle')
      if (!leaveIfSignedOut(reason)) setError(reason)
    }
  }

  return (
    <chakra.div display="grid" gap="1">
      {error !== null && <Failure fault={error} onRetry={() => void downloadFile()} />}
      <div>
        <Button
          aria-disabled={state === 'busy'}
          aria-busy={state === 'busy'}
          onClick={() => void downloadFile()}
          maxWidth="100%"
        >
          <Icon shape="clip" />
          <chakra.span srOnly>{t('download')}: </chakra.span>
          <chakra.span overflowWrap="anywhere">
            {state === 'busy' ? t('downloading') : name}
          </chakra.span>
        </Button>
      </div>
      <chakra.p role="status" fontSize="sm" color="muted">
        {state === 'done' && t('downloaded', { name })}
      </chakra.p>
    </chakra.div>
  )
}
