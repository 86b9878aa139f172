import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { type Mail, mailLink } from './mail-link.ts'
import { text } from './messages.ts'

interface MailPreviewProps {
  mailbox: string
  mail: Mail
  onEdit?: () => void
}

/** The composed mail, to open in a mail program or to copy. */
export function MailPreview({ mailbox, mail, onEdit }: MailPreviewProps) {
  const t = useText(text)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <chakra.div display="grid" gap="2">
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize="lg" fontWeight="700">
        {t('readyTitle')}
      </chakra.h2>
      <p>{t('ready')}</p>
      <chakra.div
        display="grid"
        gap="1"
        border="1px solid"
        borderColor="line"
        borderRadius="card"
        bg="paper"
        padding="2"
        overflowWrap="anywhere"
      >
        <dl>
          <Line name={t('to')} value={mailbox} />
          <Line name={t('subject')} value={mail.subject} />
        </dl>
        <chakra.p whiteSpace="pre-wrap">{mail.body}</chakra.p>
      </chakra.div>
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        flexWrap="wrap"
        gap="1"
      >
        <Button asChild look="primary">
          <a href={mailLink(mailbox, mail)}>{t('open')}</a>
        </Button>
        <CopyButton value={mail.body} copied={t('copied')} failed={t('copyFailed')}>
          {t('copy')}
        </CopyButton>
        {onEdit && <Button onClick={onEdit}>{t('change')}</Button>}
      </chakra.div>
    </chakra.div>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <chakra.dt display="inline" fontWeight="600">
        {name}:{' '}
      </chakra.dt>
      <chakra.dd display="inline">{value}</chakra.dd>
    </div>
  )
}
