import { chakra } from '@chakra-ui/react'
import { type Application, startApplication } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useEffect, useState } from 'react'
import { EmailField } from '../../../forms/email-field.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useTooSoon } from '../../../forms/use-too-soon.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useAudience } from '../../jobs/audience.ts'
import { brandOf } from '../brand-of.ts'
import type { Answers } from '../qualifiers/qualifiers.tsx'
import { StageHeading } from '../stage-heading.tsx'
import { fetchStages } from '../stages.ts'
import { Standby } from '../standby.tsx'
import { useKeepTrying } from '../use-keep-trying.ts'
import { text } from './messages.ts'

/** Between two tries of the check [2 §9]. */
const delayMs = 1000

interface EmailStageProps {
  job: Job
  answers: Answers
  onOpen: (view: Application) => void
  onRefused: () => void
}

/** Who applies, by their e-mail address: new, known, or somebody who has applied [2 §4]. */
export function EmailStage({ job, answers, onOpen, onRefused }: EmailStageProps) {
  const t = useText(text)
  const tooSoon = useTooSoon()
  const alerts = useAlerts()
  const { internal } = useAudience()
  const { waiting, run } = useKeepTrying(job.id)
  useEffect(() => fetchStages(['upload']), [])
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState<unknown>(null)

  const form = useEndpointForm({
    endpoint: async () => ({ body: startApplication.body.pick(['email']) }),
    initialValues: { email: '' },
    keptElsewhere: true,
    async send(_rules, { email }) {
      setSaid('')
      setFault(null)
      const audience = internal ? 'internal' : ''
      const body = { ...answers, brandId: brandOf(job), audience, email }
      const view = await run({
        attempt: () => call(startApplication, { params: { id: job.id }, body }),
        delayMs,
        save: async () => undefined,
      })
      if (view.checkFailed) alerts.raise('info', t('checkFailed'))
      onOpen(view)
    },
    onFault(fault) {
      if (!(fault instanceof PortalError)) return setFault(fault)
      if (fault.is('not-qualified')) return onRefused()
      if (fault.is('candidate-lookup-empty')) setSaid(t('nothingKnown'))
      else if (fault.is('job-closed')) setSaid(t('over'))
      else if (fault.is('rate-limited')) setSaid(tooSoon(fault))
      else return setFault(fault)
      form.focus('email')
    },
  })

  return (
    <chakra.div display="grid" gap="2">
      <StageHeading takesFocus>{t('title')}</StageHeading>
      <FormElement submit={form.submit}>
        <EmailField
          form={form}
          name="email"
          label={t('email')}
          help={t('lead')}
          refusal={said || (form.errors.email && t('invalid'))}
        />
        <Standby waiting={waiting} />
        {fault !== null && <Failure fault={fault} onRetry={form.retry} inForm />}
        <div>
          <SubmitButton form={form}>{t('go')}</SubmitButton>
        </div>
      </FormElement>
    </chakra.div>
  )
}
