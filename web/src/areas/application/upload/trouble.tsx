import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { text as uiText } from '../../../ui/messages.ts'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { text } from './messages.ts'
import type { Upload } from './use-upload.ts'

type TroubleProps = Omit<Extract<Upload, { phase: 'trouble' }>, 'phase'> & { onRetry: () => void }

/** Why there is no résumé yet, and what can be done about it. */
export function Trouble({ trouble, fault, onRetry }: TroubleProps) {
  const t = useText(text)
  const ui = useText(uiText)
  // The page says above that the application is gone, and how to go on.
  if (trouble === 'gone') return null
  if (trouble === 'cancelled') return <p role="status">{t('cancelled')}</p>
  const reference = fault instanceof PortalError ? fault.problem?.reference : undefined
  return (
    <chakra.div
      role="alert"
      display="grid"
      gap="1"
      bg="dangerSoft"
      border="1px solid"
      borderColor="danger"
      borderRadius="card"
      padding="2"
    >
      <chakra.p display="flex" gap="1" fontWeight="600">
        <chakra.span color="danger" paddingTop="2px">
          <Icon shape="problem" />
        </chakra.span>
        {t(trouble)}
      </chakra.p>
      {trouble === 'failed' && (
        <>
          {reference && (
            <chakra.p fontSize="sm" color="muted">
              {ui.rich('reference', { phone: () => <SupportPhone />, reference })}
            </chakra.p>
          )}
          <div>
            <Button onClick={onRetry}>{t('retry')}</Button>
          </div>
        </>
      )}
    </chakra.div>
  )
}
