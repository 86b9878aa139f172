import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { AnswerForm } from './answer-form.tsx'
import { EmailForm } from './email-form.tsx'
import { FoundEmail } from './found-email.tsx'
import { LinkForm } from './link-form.tsx'
import { text } from './messages.ts'
import { type Mailed, type Path, paths, type RecoveryInput } from './paths.ts'
import { PinForm } from './pin-form.tsx'

const forms = { link: LinkForm, answer: AnswerForm, pin: PinForm }

interface RecoveryDialogProps {
  identity: string
  onClose: () => void
  /** After `onClose`, for a `MailedNote`. */
  onMailed?: (mailed: Mailed) => void
  /** Left out where the identity provider asks for the address. */
  onUseAddress?: (address: string) => void
}

/** Password reset dialog: starts with a link by e-mail; three other paths [1 §2]. */
export function RecoveryDialog(props: RecoveryDialogProps) {
  const { identity, onClose, onMailed, onUseAddress } = props
  const t = useText(text)
  const [path, setPath] = useState<Path>('link')
  const [found, setFound] = useState<string>()
  const input = useRef<RecoveryInput>({
    username: identity.includes('@') ? identity : '',
    lastName: '',
    lastSix: '',
    answer: '',
    pin: '',
  })
  const onDone = (mailed: Mailed, isShown: boolean) => {
    if (isShown) onClose()
    onMailed?.(mailed)
  }
  const common = { input, onCancel: onClose, onDone }
  const names = { product: settings.product }

  const goTo = (other: Path) => {
    setPath(other)
    setFound(undefined)
  }
  const show = (username: string) => {
    input.current = { ...input.current, username }
    setFound(username)
  }

  const form = () => {
    if (found) return <FoundEmail address={found} onClose={onClose} onUse={onUseAddress} />
    if (path === 'email') return <EmailForm {...common} onFound={show} />
    const Form = forms[path]
    return <Form key={path} {...common} />
  }

  return (
    <Dialog
      title={t(`${path}Title`, names)}
      description={found ? t('foundLead') : t(`${path}Lead`)}
      width="480px"
      onBack={onClose}
    >
      {form()}
      <chakra.div
        borderTop="1px solid"
        borderColor="line"
        marginTop="3"
        paddingTop="2"
        display="grid"
        gap="half"
        justifyItems="start"
      >
        <chakra.h3 fontWeight="600">{t('otherWays')}</chakra.h3>
        <chakra.ul listStyleType="none" display="grid" gap="1">
          {paths
            .filter((other) => other !== path)
            .map((other) => (
              <li key={other}>
                <Button
                  look="plain"
                  paddingInline="0"
                  textAlign="start"
                  onClick={() => goTo(other)}
                >
                  {t(`${other}Path`, names)}
                </Button>
              </li>
            ))}
        </chakra.ul>
        <chakra.p color="muted">{t.rich('help', { phone: () => <SupportPhone /> })}</chakra.p>
      </chakra.div>
    </Dialog>
  )
}
