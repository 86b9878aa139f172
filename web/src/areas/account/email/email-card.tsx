import { chakra } from '@chakra-ui/react'
import { readEmail } from '@gatehouse/contracts/portal/account'
import { useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { useRead } from '../../../portal/use-read.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { text } from './messages.ts'
import { UpdateEmailDialog } from './update-email-dialog.tsx'

/** The address on record, and the dialog to change it [1 §2 Update Email dialog]. */
export function EmailCard() {
  const t = useText(text)
  const { data, error, mutate } = useRead(readEmail, {})
  const [open, setOpen] = useState(false)

  const close = (email?: string) => {
    setOpen(false)
    if (email !== undefined) void mutate({ email }, false)
  }

  return (
    <Card display="grid" gap="1">
      <chakra.h2 fontWeight="600">{t('heading')}</chakra.h2>
      {error && !data && <Failure fault={error} onRetry={() => void mutate()} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <>
          <chakra.p overflowWrap="anywhere">{data.email ?? t('none')}</chakra.p>
          <div>
            <Button onClick={() => setOpen(true)}>{t('update')}</Button>
          </div>
          {open && <UpdateEmailDialog original={data.email} onClose={close} />}
        </>
      )}
    </Card>
  )
}
