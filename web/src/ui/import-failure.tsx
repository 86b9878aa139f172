import { chakra } from '@chakra-ui/react'
import { useText } from '../language/use-text.ts'
import { Button } from './button.tsx'
import { text } from './messages.ts'
import { ProblemBox } from './problem-box.tsx'

interface ImportFailureProps {
  isReachable: boolean
  onRetry: () => void
}

/** A module that did not load: of a page, or of a part of one. */
export function ImportFailure({ isReachable, onRetry }: ImportFailureProps) {
  const t = useText(text)
  return (
    <chakra.div gridColumn="1 / -1" marginBlock="1">
      <ProblemBox message={t(isReachable ? 'navigationFailed' : 'unreachable')}>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </ProblemBox>
    </chakra.div>
  )
}
