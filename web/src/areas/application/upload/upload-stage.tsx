import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TickBox } from '../../../ui/tick-box.tsx'
import { useApplying } from '../applying-context.ts'
import { DropArea } from './drop-area.tsx'
import { text } from './messages.ts'
import { Outcome } from './outcome.tsx'
import { Progress } from './progress.tsx'
import { Trouble } from './trouble.tsx'
import { mostMegabytes, useUpload } from './use-upload.ts'

/** A résumé, or that there is none; for who is known, an updated one if they like [2 §2]. */
export function Part() {
  const t = useText(text)
  const id = useId()
  const { job, view, values, change, saver, answered, goOn, tried } = useApplying()
  const { state, send, cancel } = useUpload({
    id: job.id,
    before: saver.save,
    onAnswer: answered,
  })
  const [attempted, setAttempted] = useState(tried === 'upload')
  const isNew = view.who === 'new'
  const ready = !isNew || view.resume !== null || values.noResume === 'yes'
  const sending = state.phase === 'sending'

  const next = () => {
    setAttempted(true)
    if (ready && !sending) goOn()
    else if (!sending) document.getElementById(`${id}-file`)?.focus()
  }

  return (
    <chakra.div display="grid" gap="2">
      {isNew ? (
        <p>{t('lead', { megabytes: mostMegabytes })}</p>
      ) : (
        <div>
          <chakra.p display="flex" gap="1" fontWeight="600">
            <chakra.span color="good" paddingTop="2px">
              <Icon shape="done" />
            </chakra.span>
            {t('known')}
          </chakra.p>
          <p>{t('knownLead')}</p>
        </div>
      )}
      {view.resume && !sending && (
        <Outcome resume={view.resume} marked={view.fieldsToReview.length > 0} />
      )}
      {sending ? (
        <Progress name={state.name} percent={state.percent} onCancel={cancel} />
      ) : (
        <DropArea
          id={`${id}-file`}
          label={t(view.resume ? 'chooseOther' : 'choose')}
          hint={t('drop')}
          onFile={(file) => void send(file)}
        />
      )}
      {state.phase === 'trouble' && <Trouble {...state} onRetry={() => void send(state.file)} />}
      {isNew && !view.resume && (
        <TickBox
          id={`${id}-none`}
          label={t('none')}
          ticked={values.noResume === 'yes'}
          onChange={(ticked) => change({ ...values, noResume: ticked ? 'yes' : '' })}
        />
      )}
      {attempted && !ready && (
        <FieldError id={`${id}-missing`} role="alert">
          {t('missing')}
        </FieldError>
      )}
      <div>
        <Button look="primary" aria-disabled={!ready || sending} onClick={next}>
          {t('go')}
        </Button>
      </div>
    </chakra.div>
  )
}
