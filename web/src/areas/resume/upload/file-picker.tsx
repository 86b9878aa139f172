import { useText } from '../../../language/use-text.ts'
import { DropArea } from './drop-area.tsx'
import { text } from './messages.ts'
import { UploadError } from './upload-error.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { UploadRegion } from './upload-region.tsx'
import type { useUpload } from './use-upload.ts'

interface FilePickerProps {
  id: string
  upload: ReturnType<typeof useUpload>
  hasFile: boolean
}

/** Area for a file, then its progress; the reason of a failure below. */
export function FilePicker({ id, upload, hasFile }: FilePickerProps) {
  const t = useText(text)
  const { state, send, cancel } = upload
  return (
    <>
      {state.phase === 'uploading' ? (
        <UploadProgress name={state.name} percent={state.percent} onCancel={cancel} />
      ) : (
        <DropArea
          id={id}
          label={t(hasFile ? 'chooseOther' : 'choose')}
          hint={t('drop')}
          onFile={(file) => void send(file)}
        />
      )}
      <UploadRegion>
        {state.phase === 'failed' && state.failure === 'cancelled' && <p>{t('cancelled')}</p>}
      </UploadRegion>
      {state.phase === 'failed' && <UploadError {...state} onRetry={() => void send(state.file)} />}
    </>
  )
}
