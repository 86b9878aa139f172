import type { ReactNode } from 'react'
import type { Form } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { useApplying } from '../applying-context.ts'
import { CheckThis } from '../fields/check-this.tsx'
import { text as fieldText } from '../fields/messages.ts'
import { text } from './messages.ts'

export type PersonalField = keyof typeof text.en &
  keyof ReturnType<typeof useApplying>['values']['personal']

/** Always optional. */
const optional: readonly string[] = ['emergencyPhone', 'linkedIn', 'apartment']

/** What each field is called, whether it has to be filled in, what is on file, what to check. */
export function useFields(form: Form) {
  const t = useText(text)
  const f = useText(fieldText)
  const { view, marks, seen } = useApplying()

  return (
    name: PersonalField,
    { help, required }: { help?: ReactNode; required?: boolean } = {},
  ) => {
    const masked = view.onFile?.personal[name]
    const isRequired = required ?? !(optional.includes(name) || view.optionalFields.includes(name))
    const mark = `personal.${name}`
    const lines = [
      marks.has(mark) && <CheckThis />,
      masked !== undefined && `${f('onFile', { masked })}. ${f('keep')}`,
      help,
    ].filter(Boolean)
    const label = t(name)
    return {
      form: {
        ...form,
        change(field: string, value: string) {
          if (marks.has(mark)) seen(mark)
          form.change(field, value)
        },
      },
      name,
      label: isRequired ? label : f('optional', { label }),
      called: label,
      required: isRequired,
      help: lines.length > 0 && lines.map((line, index) => <div key={index}>{line}</div>),
      onBlur: () => {
        if (marks.has(mark)) seen(mark)
      },
    }
  }
}
