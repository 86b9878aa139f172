import { chakra } from '@chakra-ui/react'
import type { Rule } from '@gatehouse/contracts/rules/rule'
import { useText } from '../language/use-text.ts'
import { fieldId } from './field-id.ts'
import type { FieldName, Form, FormValues } from './form.ts'
import { text } from './messages.ts'
import { useRuleText } from './rule-text/use-rule-text.ts'

interface ErrorSummaryProps<V extends FormValues<V>> {
  form: Pick<Form<V>, 'id' | 'values' | 'errors' | 'summary' | 'focus'>
  labels: Partial<Record<FieldName<V>, string>>
  limits?: Partial<Record<FieldName<V>, string>>
}

/** Links all errors to their fields; takes the focus after a failed submit. */
export function ErrorSummary<V extends FormValues<V>>(props: ErrorSummaryProps<V>) {
  const { form, labels, limits } = props
  const t = useText(text)
  const ruleTextOf = useRuleText()
  const broken = (Object.entries(labels) as [FieldName<V>, string][]).flatMap(([name, label]) => {
    const rule: Rule | undefined = form.errors[name]
    if (!rule) return []
    const limit = limits?.[name] ?? ''
    return [{ name, message: ruleTextOf(rule, { label, limit, value: form.values[name] }) }]
  })
  if (broken.length < 2) return null

  return (
    <chakra.div
      ref={form.summary}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${form.id}-summary`}
      border="2px solid"
      borderColor="danger"
      borderRadius="card"
      padding="2"
    >
      <chakra.p id={`${form.id}-summary`} fontWeight="700">
        {t('summary', { count: broken.length })}
      </chakra.p>
      <chakra.ul paddingInlineStart="3" listStyleType="disc">
        {broken.map(({ name, message }) => (
          <li key={name}>
            <chakra.a
              href={`#${fieldId(form.id, name)}`}
              color="danger"
              textDecoration="underline"
              onClick={(event) => {
                event.preventDefault()
                form.focus(name)
              }}
            >
              {message}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
