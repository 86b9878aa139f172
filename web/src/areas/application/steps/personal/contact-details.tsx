import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { brokenRules } from '../../../../forms/broken-rules.ts'
import type { Form } from '../../../../forms/form.ts'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { FactRows } from '../../../../ui/fact-rows.tsx'
import { AddressFields } from '../../../resume/personal/address-fields.tsx'
import { text } from '../../../resume/personal/messages.ts'
import type { Personal } from '../../../resume/personal/personal-values.ts'
import { PhoneFields } from '../../../resume/personal/phone-fields.tsx'
import { useApplication } from '../../model/application-context.ts'
import { NameFields } from './name-fields.tsx'
import { personalRows } from './personal-rows.ts'
import { text as recordText } from './record-messages.ts'
import { useApplicationFields } from './use-application-fields.tsx'

interface ContactDetailsProps {
  form: Form<Personal>
  rules: Parameters<typeof brokenRules>[0]
}

/** Name, phones and address. Those on file are shown masked, and typed again only after Change. */
export function ContactDetails({ form, rules }: ContactDetailsProps) {
  const t = useText(text)
  const r = useText(recordText)
  const field = useApplicationFields(form)
  const { application, values, rejection } = useApplication()
  const rows = personalRows(values, application)
  const fields = useRef<HTMLDivElement>(null)
  const [isOnFile, setIsOnFile] = useState(() => {
    const broken = brokenRules(rules, form.values)
    const isComplete = rows.every(
      ([name]) => !broken[name] && (!form.values[name] || application.locked.includes(name)),
    )
    return application.maskedRecord !== null && isComplete && rejection?.step !== 'personal'
  })
  const change = () => {
    flushSync(() => setIsOnFile(false))
    fields.current?.querySelector('input')?.focus()
  }

  if (isOnFile)
    return (
      <chakra.section aria-label={r('contactOnFile')} display="grid" gap="1">
        <chakra.p fontWeight="700">{r('contactOnFile')}</chakra.p>
        <FactRows
          rows={[
            ...rows
              .filter(([, value]) => isTelling(value))
              .map(([name, value]) => [t(name), value] as const),
            [
              r('alsoOnFile'),
              rows
                .filter(([, value]) => value && !isTelling(value))
                .map(([name]) => t(name))
                .join(', '),
            ],
          ]}
        />
        <div>
          <Button onClick={change}>{r('changeContact')}</Button>
        </div>
      </chakra.section>
    )
  return (
    <chakra.div ref={fields} display="grid" gap="inherit">
      <NameFields form={form} />
      <PhoneFields values={form.values} field={field} />
      <AddressFields field={field} />
    </chakra.div>
  )
}

/** True for a masked value that shows more than that there is one. */
const isTelling = (masked: string) => /[^\s•]/.test(masked)
