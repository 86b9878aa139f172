import type { OptOut, optOutRequest } from '@gatehouse/contracts/rules/opt-out'
import type { InferType } from 'yup'
import { formatPhone } from '../../../forms/format-phone.ts'
import { useText } from '../../../language/use-text.ts'
import type { Mail } from './mail-link.ts'
import { text } from './messages.ts'

export type Request = InferType<typeof optOutRequest>

/** Writes the request as a mail, in the reader's language. */
export function useMail(): (request: Request) => Mail {
  const t = useText(text)
  return ({ choices, name, email, phone }) => {
    const stopped = (choices.split(',') as OptOut[]).map((one) => `- ${t(one)}`)
    const who = [
      t('mailName', { name }),
      email ? t('mailEmail', { email }) : '',
      phone ? t('mailPhone', { phone: formatPhone(phone) }) : '',
    ].filter(Boolean)
    return {
      subject: t('mailSubject'),
      body: [t('mailBegin'), ...stopped, '', ...who].join('\n'),
    }
  }
}
