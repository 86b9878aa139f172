import { type ComponentType, lazy, Suspense, useState } from 'react'
import { PortalError } from '../portal/portal-error.ts'
import { hasUnsentInput, reloadIfReachable } from '../portal/reload-page.ts'
import { Failure } from './failure.tsx'

interface LazyPartOptions {
  /** Shown while the part loads. */
  Placeholder?: ComponentType
  /** Left out if it does not load. */
  isOptional?: true
}

/**
 * A part of a page that is loaded on its first use. If it does not load, a failure with Retry takes its
 * place: an error would replace the page, and lose what is typed there.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Placeholder = Nothing, isOptional }: LazyPartOptions = {},
) {
  let loading: Promise<ComponentType<P> | PortalError> | undefined
  let latest: ComponentType<AttemptProps<P>> | undefined
  const start = () => {
    loading ??= load().catch((cause) => {
      loading = undefined
      latest = undefined
      return new PortalError(undefined, { cause })
    })
    return loading
  }
  const attempt = () => {
    latest ??= lazy(async () => ({ default: toAttempt(await start()) }))
    return latest
  }

  function LazyPart(props: P) {
    const [Attempt, setAttempt] = useState(attempt)
    const retry = async () => {
      const next = start()
      setAttempt(attempt)
      // Most browsers remember a failed import until the page is reloaded.
      if ((await next) instanceof PortalError && !hasUnsentInput()) await reloadIfReachable()
    }
    return (
      <Suspense fallback={<Placeholder />}>
        <Attempt props={props} onRetry={isOptional ? undefined : () => void retry()} />
      </Suspense>
    )
  }

  return Object.assign(LazyPart, { preload: () => void start() })
}

interface AttemptProps<P> {
  props: P
  onRetry: (() => void) | undefined
}

function toAttempt<P extends object>(Part: ComponentType<P> | PortalError) {
  return ({ props, onRetry }: AttemptProps<P>) => {
    if (!(Part instanceof PortalError)) return <Part {...props} />
    return onRetry && <Failure error={Part} onRetry={onRetry} />
  }
}

const Nothing = () => null
