import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { text } from './messages.ts'

const ChangeEmailDialog = lazyPart(
  async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
)

export function ChangeEmail() {
  const t = useText(text)
  const [open, setOpen] = useState(false)
  const name = (children: ReactNode) => <chakra.span srOnly>{children}</chakra.span>
  return (
    <>
      <Button look="plain" marginInlineStart="-8px" onClick={() => setOpen(true)}>
        {t.rich('change', { name })}
      </Button>
      {open && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </>
  )
}
