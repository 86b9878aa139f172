import { chakra } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { Failure } from './failure.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

interface LoadedProps<T> {
  read: { data: T | undefined; error: unknown; mutate: () => Promise<unknown> }
  /** Shows a failed refresh above the data; otherwise the data is shown alone. */
  showRefreshError?: boolean
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** A skeleton while data loads, a failure with Retry, or the data. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { read, showRefreshError = false, isEmpty = () => false, empty, children } = props
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
      {error !== undefined && (showRefreshError || !hasData) && (
        <Failure error={error} onRetry={retry} />
      )}
      {!hasData && error === undefined && <PageSkeleton />}
      {hasData && (isEmpty(data) ? empty : children(data))}
    </>
  )
}
