import { chakra } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { Failure } from './failure.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

interface LoadedProps<T> {
  read: { data: T | undefined; error: unknown; mutate: () => Promise<unknown> }
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** A skeleton while data loads, a failure with Retry, or the data; a failed refresh stands above the data. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { read, isEmpty = () => false, empty, children } = props
  const { data, error, mutate } = read
  const hasData = data !== undefined
  const start = useRef<HTMLDivElement>(null)
  const retry = () => {
    // Retry goes with its failure: keeps the focus at the content.
    start.current?.focus({ preventScroll: true })
    void mutate()
  }
  return (
    <>
      <chakra.div ref={start} tabIndex={-1} srOnly />
      {error !== undefined && <Failure error={error} onRetry={retry} />}
      {!hasData && error === undefined && <PageSkeleton />}
      {hasData && (isEmpty(data) ? empty : children(data))}
    </>
  )
}
