import type { OptOut, optOutRequest } from '@gatehouse/contracts/rules/opt-out'
import type { InferType } from 'yup'
import { formatPhone } from '../../../forms/format-phone.ts'
import { useText } from '../../../language/use-text.ts'
import type { Mail } from '../../../ui/mail/mail-link.ts'
import { text } from './messages.ts'

export type OptOutRequest = InferType<typeof optOutRequest>

export function useMailComposer(): (request: OptOutRequest) => Mail {
  const t = useText(text)
  return ({ choices, name, email, phone }) => {
    const optOutLines = (choices.split(',') as OptOut[]).map((choice) => `- ${t(choice)}`)
    const contactLines = [
      t('mailName', { name }),
      email ? t('mailEmail', { email }) : '',
      phone ? t('mailPhone', { phone: formatPhone(phone) }) : '',
    ].filter(Boolean)
    return {
      subject: t('mailSubject'),
      body: [t('mailBegin'), ...optOutLines, '', ...contactLines].join('\n'),
    }
  }
}
