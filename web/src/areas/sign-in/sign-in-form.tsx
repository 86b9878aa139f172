import { chakra } from '@chakra-ui/react'
import type { ReplyOf } from '@gatehouse/contracts/endpoint'
import type { signInLegacy, startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { useEffect, useState } from 'react'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { Field } from '../../forms/field.tsx'
import { FormElement } from '../../forms/form-element.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { areCookiesBlocked } from '../../portal/cookies-blocked.ts'
import { hasCode, PortalError } from '../../portal/portal-error.ts'
import { settings } from '../../portal/settings.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { OpensNewTab } from '../../ui/opens-new-tab.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { MessageWithPhone, SupportPhone } from '../../ui/support-phone.tsx'
import { text } from './messages.ts'
import { useSignInErrors } from './use-sign-in-errors.ts'

export interface FoundIdentity {
  identity: string
  /** The password comes next, and takes the focus. */
  hasPasswordNext: boolean
}

interface SignInFormProps {
  /** Of the recovery: takes the place of what was typed. */
  found: FoundIdentity | undefined
  /** Loads the code of the next step; called on first focus. */
  preloadNext: () => Promise<unknown>
  /** With the passcode step, or the session itself. */
  onNext: (reply: ReplyOf<typeof startSignIn | typeof signInLegacy>) => Promise<void>
  /** Opens recovery for the typed login id; errors are shown here. */
  onForgotPassword: (identity: string) => Promise<void>
}

const cookiesBlocked = new Error('cookies are blocked')

export function SignInForm(props: SignInFormProps) {
  const { found, preloadNext, onNext, onForgotPassword } = props
  const t = useText(text)
  const alerts = useAlerts()
  const { textOf, raise } = useSignInErrors()
  const [failure, setFailure] = useState<unknown>(null)
  const [rejection, setRejection] = useState<{ error: unknown; values: unknown }>()
  const form = useEndpointForm({
    endpoint: async () => {
      const { signInLegacy, startSignIn } = await import('@gatehouse/contracts/portal/sign-in')
      return settings.signIn === 'legacy' ? signInLegacy : startSignIn
    },
    initialValues: { identity: '', password: '' },
    async send(endpoint, body) {
      setFailure(null)
      setRejection(undefined)
      // Without a session cookie, a passcode would be sent in vain.
      if (areCookiesBlocked()) throw cookiesBlocked
      // Without the code of the next step, a passcode would be sent in vain.
      await preloadNext().catch((cause) => {
        throw new PortalError(undefined, { cause })
      })
      const step = await call(endpoint, { body })
      alerts.clear()
      await onNext(step)
    },
    onError(error) {
      if (raise(error, { isShownInPage: true })) setRejection({ error, values: form.values })
      else setFailure(error)
    },
  })
  useEffect(() => {
    if (!found) return
    form.change('identity', found.identity)
    if (found.hasPasswordNext) form.focus('password')
  }, [found])
  const openRecovery = () => {
    setFailure(null)
    alerts.clear()
    onForgotPassword(form.values.identity ?? '').catch((cause) =>
      setFailure(new PortalError(undefined, { cause })),
    )
  }
  const rejected = rejection?.values === form.values ? rejection.error : undefined
  const labels = { identity: t('identity'), password: t('password') }

  return (
    <FormElement submit={form.submit} onFocus={() => void preloadNext().catch(() => undefined)}>
      <ErrorSummary form={form} labels={labels} />
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
      {rejected !== undefined && (
        <div data-names-chat={hasCode(rejected, 'account-inactive') || undefined}>
          <ProblemBox
            message={<MessageWithPhone message={textOf(rejected) ?? ''} />}
            isAnnounced={false}
          >
            {hasCode(rejected, 'rate-limited') && (
              <Button onClick={openRecovery}>{t('forgot')}</Button>
            )}
          </ProblemBox>
        </div>
      )}
      {failure === cookiesBlocked ? (
        <ProblemBox message={t('cookiesBlocked')} takesFocus />
      ) : (
        failure !== null && <Failure error={failure} onRetry={form.retry} inForm />
      )}
      <SubmitButton form={form} track="sign-in">
        {t('login')}
      </SubmitButton>
      <Actions>
        <Button look="plain" onClick={openRecovery}>
          {t('forgot')}
        </Button>
        <Button asChild look="plain">
          <a href="/search-jobs" data-track="search-jobs" target="_blank" rel="noopener">
            {t('searchJobs')}
            <OpensNewTab />
          </a>
        </Button>
      </Actions>
      <chakra.div fontSize="sm" color="muted" display="grid" gap="1">
        {settings.signIn === 'passcode' && <p>{t('emailNeeded')}</p>}
        <p>{t.rich('help', { phone: () => <SupportPhone /> })}</p>
      </chakra.div>
    </FormElement>
  )
}

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '2' },
})
