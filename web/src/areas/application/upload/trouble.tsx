import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemBox } from '../../../ui/problem-box.tsx'
import { text } from './messages.ts'
import { mostMegabytes, type Upload } from './use-upload.ts'

type TroubleProps = Omit<Extract<Upload, { phase: 'trouble' }>, 'phase'> & { onRetry: () => void }

/** Why there is no résumé yet, and what can be done about it. */
export function Trouble({ trouble, fault, onRetry }: TroubleProps) {
  const t = useText(text)
  // The page says above that the application is gone, and how to go on.
  if (trouble === 'gone') return null
  if (trouble === 'cancelled') return <p role="status">{t('cancelled')}</p>
  // Trying the same file again helps only where nothing is wrong with it.
  if (trouble !== 'failed') return <ProblemBox words={t(trouble, { megabytes: mostMegabytes })} />
  return (
    <ProblemBox words={t(trouble)} fault={fault}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </ProblemBox>
  )
}
