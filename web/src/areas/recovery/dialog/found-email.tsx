import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { text } from './messages.ts'

interface FoundEmailProps {
  address: string
  onClose: () => void
  /** Puts the address into the sign-in form. */
  onUse: ((address: string) => void) | undefined
}

/** Takes the focus from the form it replaces. */
export function FoundEmail({ address, onClose, onUse }: FoundEmailProps) {
  const t = useText(text)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  return (
    <chakra.div display="grid" gap="3">
      <chakra.div
        ref={box}
        role="status"
        tabIndex={-1}
        bg="goodSoft"
        border="1px solid"
        borderColor="good"
        borderRadius="card"
        padding="2"
        display="grid"
        gap="half"
      >
        <p>{t('found', { product: settings.product })}</p>
        <chakra.p fontWeight="700" overflowWrap="anywhere">
          {address}
        </chakra.p>
      </chakra.div>
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ md: 'flex-start' }}
        gap="1"
        flexWrap="wrap"
      >
        {onUse && (
          <Button look="primary" onClick={() => onUse(address)}>
            {t('useAddress')}
          </Button>
        )}
        <CopyButton
          value={address}
          look={onUse ? 'quiet' : 'primary'}
          copied={t('copied')}
          failed={t('copyFailed')}
        >
          {t('copy')}
        </CopyButton>
        <Button onClick={onClose}>{t('close')}</Button>
      </chakra.div>
    </chakra.div>
  )
}
