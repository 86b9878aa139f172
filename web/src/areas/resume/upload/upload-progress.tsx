import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { text } from './messages.ts'

interface UploadProgressProps {
  name: string
  percent: number
  onCancel: () => void
}

/** Progress bar; screen readers announce each quarter, not each percent. */
export function UploadProgress({ name, percent, onCancel }: UploadProgressProps) {
  const t = useText(text)
  const label = (shown: number) =>
    shown < 100 ? t('uploading', { name, percent: String(shown) }) : t('reading', { name })
  return (
    <chakra.div
      display="grid"
      gap="1"
      padding="3"
      border="2px solid"
      borderColor="line"
      borderRadius="card"
    >
      <chakra.p id="upload-progress" overflowWrap="anywhere">
        {label(percent)}
      </chakra.p>
      <ProgressBar labelledBy="upload-progress" percent={percent < 100 ? percent : null} />
      <chakra.span role="status" srOnly>
        {label(Math.floor(percent / 25) * 25)}
      </chakra.span>
      <div>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </chakra.div>
  )
}
