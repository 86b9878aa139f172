import { chakra } from '@chakra-ui/react'
import type { ReplyOf } from '@gatehouse/contracts/endpoint'
import type { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { useState } from 'react'
import { settings } from '../../app/settings.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { Field } from '../../forms/field.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { text } from './messages.ts'
import { useRefusals } from './use-refusals.ts'

interface SignInFormProps {
  /** Somebody has begun: what comes next can be fetched meanwhile. */
  onTyping: () => void
  onSent: (sent: ReplyOf<typeof startSignIn>) => void
}

export function SignInForm({ onTyping, onSent }: SignInFormProps) {
  const t = useText(text)
  const alerts = useAlerts()
  const raiseRefusal = useRefusals()
  const [fault, setFault] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => (await import('@gatehouse/contracts/portal/sign-in')).startSignIn,
    initialValues: { identity: '', password: '' },
    async send(endpoint, body) {
      setFault(null)
      alerts.clear()
      onSent(await call(endpoint, { body }))
    },
    onFault: (fault) => raiseRefusal(fault) || setFault(fault),
  })
  const labels = { identity: t('identity'), password: t('password') }

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="3"
      onFocus={onTyping}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <ErrorSummary form={form} labels={labels} />
      {fault !== null && <Failure fault={fault} onRetry={form.submit} keepsInput />}
      <Field
        form={form}
        name="identity"
        label={labels.identity}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PasswordField
        form={form}
        name="password"
        label={labels.password}
        autoComplete="current-password"
      />
      <SubmitButton form={form}>{t('login')}</SubmitButton>
      <chakra.div fontSize="sm" color="muted" display="grid" gap="1">
        <p>{t('emailNeeded')}</p>
        <p>{t('help', { phone: settings.supportPhone })}</p>
      </chakra.div>
    </chakra.form>
  )
}
