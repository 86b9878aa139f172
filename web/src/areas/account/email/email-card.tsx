import { chakra } from '@chakra-ui/react'
import { readEmail } from '@gatehouse/contracts/portal/account'
import { useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { setCached, useRead } from '../../../portal/use-read.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { text } from './messages.ts'
import { UpdateEmailDialog } from './update-email-dialog.tsx'

export function EmailCard() {
  const t = useText(text)
  const read = useRead(readEmail, {})
  const [open, setOpen] = useState(false)

  const close = (email?: string) => {
    setOpen(false)
    if (email !== undefined) void setCached(readEmail, {}, { email })
  }

  return (
    <Card display="grid" gap="1">
      <chakra.h2 fontWeight="600">{t('heading')}</chakra.h2>
      <Loaded read={read}>
        {({ email }) => (
          <>
            <chakra.p overflowWrap="anywhere">{email ?? t('none')}</chakra.p>
            <div>
              <Button onClick={() => setOpen(true)}>{t('update')}</Button>
            </div>
            {open && <UpdateEmailDialog original={email} onClose={close} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}
