import { chakra } from '@chakra-ui/react'
import type { PartialResult } from '@gatehouse/contracts/partial-result'
import { type ReactNode, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { text } from './messages.ts'

interface LoadedPartProps<T> {
  part: PartialResult<T>
  retry: () => Promise<unknown>
  children: (value: T) => ReactNode
}

/**
 * A part of the profile, or its failure with Retry. A part that fails later keeps its content: a form
 * in it would lose its input.
 */
export function LoadedPart<T>({ part, retry, children }: LoadedPartProps<T>) {
  const t = useText(text)
  const [last, setLast] = useState(part)
  if (part.state === 'available' && part !== last) setLast(part)
  return (
    <chakra.div display="grid" gap="3" maxWidth="720px">
      {part.state === 'unavailable' && (
        <ProblemBox message={t(part.reason === 'timeout' ? 'slow' : 'failed')}>
          <Button onClick={() => void retry()}>{t('retry')}</Button>
        </ProblemBox>
      )}
      {last.state === 'available' && children(last.value)}
    </chakra.div>
  )
}
