import { chakra } from '@chakra-ui/react'
import { removeResume } from '@gatehouse/contracts/portal/application'
import { useId, useState } from 'react'
import { useText } from '../../../../language/use-text.ts'
import { call } from '../../../../portal/call.ts'
import { hasCode } from '../../../../portal/portal-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { FilePicker } from '../../../resume/upload/file-picker.tsx'
import { UploadRegion } from '../../../resume/upload/upload-region.tsx'
import { maxMegabytes, useUpload } from '../../../resume/upload/use-upload.ts'
import { useApplication } from '../../model/application-context.ts'
import { text as stepText } from '../messages.ts'
import { StepButtons } from '../step-buttons.tsx'
import { text } from './messages.ts'
import { ResumeResult } from './resume-result.tsx'
import { uploadToDraft } from './upload-to-draft.ts'

export { UploadReview as StepReview } from './upload-review.tsx'

/** Résumé upload: required of new candidates unless they have none, else optional [2 §2]. */
export function StepForm() {
  const t = useText(text)
  const s = useText(stepText)
  const id = useId()
  const {
    job,
    application,
    values,
    change,
    autosave,
    setApplication,
    next,
    rejection,
    finishAsSent,
  } = useApplication()
  const showIfEnded = async (error: unknown) => {
    if (hasCode(error, 'already-sent')) finishAsSent()
    else if (hasCode(error, 'draft-expired')) await autosave.merge()
    else return false
    return true
  }
  const resumeUpload = useUpload({
    send: (file, options) =>
      uploadToDraft({ jobId: job.id, save: autosave.save }, file, options).catch(async (error) => {
        await showIfEnded(error)
        throw error
      }),
    onUploaded: setApplication,
  })
  const removal = useAction(async () => {
    await autosave.save().catch(() => undefined)
    try {
      setApplication(await call(removeResume, { params: { id: job.id } }))
    } catch (error) {
      if (!(await showIfEnded(error))) throw error
    }
  })
  const [submitted, setSubmitted] = useState(rejection?.step === 'upload')
  const isNew = application.applicantType === 'new'
  const ready = !isNew || application.resume !== null || values.noResume === 'yes'
  const { state: uploadState, send } = resumeUpload
  const uploading = uploadState.phase === 'uploading'
  const sentFile = uploadState.phase === 'idle' ? uploadState.file : undefined

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
      <UploadRegion>
        {application.resume && !uploading && (
          <ResumeResult
            resume={application.resume}
            prefilled={application.fieldsToReview.length > 0}
            onRetry={sentFile && (() => void send(sentFile))}
          />
        )}
      </UploadRegion>
      <FilePicker id={`${id}-file`} upload={resumeUpload} hasFile={application.resume !== null} />
      {application.resume && !uploading && (
        <div>
          {removal.error !== undefined && <Failure error={removal.error} onRetry={removal.run} />}
          <Button
            look="plain"
            marginInlineStart="-8px"
            aria-disabled={removal.busy}
            onClick={removal.run}
          >
            {t('remove', { name: application.resume.attached ?? application.resume.name })}
          </Button>
        </div>
      )}
      {isNew && !application.resume && (
        <Checkbox
          id={`${id}-none`}
          label={t('none')}
          checked={values.noResume === 'yes'}
          onChange={(checked) =>
            change((current) => ({ ...current, noResume: checked ? 'yes' : '' }))
          }
        />
      )}
      {submitted && !ready && !uploading && (
        <FieldError id={`${id}-missing`} role="alert">
          {t('missing')}
        </FieldError>
      )}
      <StepButtons>
        <Button look="primary" aria-disabled={uploading} onClick={submit}>
          {s('continue')}
        </Button>
      </StepButtons>
    </chakra.div>
  )
}
