import type { PartialResult } from '@gatehouse/contracts/partial-result'
import type { Profile } from '@gatehouse/contracts/portal/profile'
import { type ReactNode, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { text } from './messages.ts'

/** Last available value of a part: a failed refresh must not unmount content that holds input. */
export function useLastValue<T>(part: PartialResult<T>): T | undefined {
  const [last, setLast] = useState(part)
  if (part.state === 'available' && part !== last) setLast(part)
  return last.state === 'available' ? last.value : undefined
}

interface FailedPartProps {
  name: keyof Profile
  part: PartialResult<unknown>
  retry: () => Promise<unknown>
}

export function FailedPart({ name, part, retry }: FailedPartProps) {
  const t = useText(text)
  if (part.state === 'available') return null
  return (
    <ProblemBox message={t(`${name}-${part.reason}`)} reference={part.reference}>
      <Button onClick={() => void retry()}>{t('retry')}</Button>
    </ProblemBox>
  )
}

interface LoadedPartProps<T> extends FailedPartProps {
  part: PartialResult<T>
  children: (value: T) => ReactNode
}

export function LoadedPart<T>({ name, part, retry, children }: LoadedPartProps<T>) {
  const value = useLastValue(part)
  return (
    <>
      <FailedPart name={name} part={part} retry={retry} />
      {value !== undefined && children(value)}
    </>
  )
}
