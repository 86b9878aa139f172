import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useApplication } from '../../model/application-context.ts'
import { DropArea } from './drop-area.tsx'
import { text } from './messages.ts'
import { ResumeResult } from './resume-result.tsx'
import { UploadError } from './upload-error.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { maxMegabytes, useUpload } from './use-upload.ts'

export { UploadReview as StepReview } from './upload-review.tsx'

/** Résumé upload: required of new candidates unless they have none, else optional [2 §2]. */
export function StepForm() {
  const t = useText(text)
  const id = useId()
  const { job, application, values, change, autosave, setApplication, next, stepWithErrors } =
    useApplication()
  const { state, send, cancel } = useUpload({
    jobId: job.id,
    save: autosave.save,
    onUploaded: setApplication,
  })
  const [submitted, setSubmitted] = useState(stepWithErrors === 'upload')
  const isNew = application.applicantType === 'new'
  const ready = !isNew || application.resume !== null || values.noResume === 'yes'
  const uploading = state.phase === 'uploading'

  const submit = () => {
    setSubmitted(true)
    if (ready && !uploading) next()
    else if (!uploading) document.getElementById(`${id}-file`)?.focus()
  }

  return (
    <chakra.div display="grid" gap="2">
      {isNew ? (
        <p>{t('lead', { megabytes: maxMegabytes })}</p>
      ) : (
        <div>
          <chakra.p display="flex" gap="1" fontWeight="600">
            <chakra.span color="good" paddingTop="2px">
              <Icon shape="done" />
            </chakra.span>
            {t('onFile')}
          </chakra.p>
          <p>{t('onFileLead')}</p>
        </div>
      )}
      {application.resume && !uploading && (
        <ResumeResult
          resume={application.resume}
          prefilled={application.fieldsToReview.length > 0}
        />
      )}
      {uploading ? (
        <UploadProgress name={state.name} percent={state.percent} onCancel={cancel} />
      ) : (
        <DropArea
          id={`${id}-file`}
          label={t(application.resume ? 'chooseOther' : 'choose')}
          hint={t('drop')}
          onFile={(file) => void send(file)}
        />
      )}
      {state.phase === 'failed' && <UploadError {...state} onRetry={() => void send(state.file)} />}
      {isNew && !application.resume && (
        <Checkbox
          id={`${id}-none`}
          label={t('none')}
          checked={values.noResume === 'yes'}
          onChange={(checked) => change({ ...values, noResume: checked ? 'yes' : '' })}
        />
      )}
      {submitted && !ready && (
        <FieldError id={`${id}-missing`} role="alert">
          {t('missing')}
        </FieldError>
      )}
      <div>
        <Button look="primary" aria-disabled={!ready || uploading} onClick={submit}>
          {t('continue')}
        </Button>
      </div>
    </chakra.div>
  )
}
