import { type ComponentType, lazy, Suspense, useState } from 'react'
import { isGatewayReachable, mayReload, reloadIfReachable } from '../portal/reload-page.ts'
import { ImportFailure } from './import-failure.tsx'

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
  /** Resolves to undefined if it does not load. */
  let loading: Promise<ComponentType<P> | undefined> | undefined
  let latest: ComponentType<AttemptProps<P>> | undefined
  const start = () => {
    loading ??= load().catch(() => {
      loading = undefined
      latest = undefined
      return undefined
    })
    return loading
  }
  const attempt = () => {
    latest ??= lazy(async () => ({ default: toAttempt(await start()) }))
    return latest
  }

  function LazyPart(props: P) {
    const [Attempt, setAttempt] = useState(attempt)
    const [isReachable, setIsReachable] = useState<boolean>()
    const retry = async () => {
      const next = start()
      setAttempt(attempt)
      if (await next) return
      // Most browsers remember a failed import until the page is reloaded.
      setIsReachable(await (mayReload() ? reloadIfReachable() : isGatewayReachable()))
    }
    const onRetry = isOptional ? undefined : () => void retry()
    return (
      <Suspense fallback={<Placeholder />}>
        <Attempt props={props} isReachable={isReachable} onRetry={onRetry} />
      </Suspense>
    )
  }

  return Object.assign(LazyPart, { preload: () => void start() })
}

interface AttemptProps<P> {
  props: P
  /** Undefined before a retry. */
  isReachable: boolean | undefined
  onRetry: (() => void) | undefined
}

function toAttempt<P extends object>(Part: ComponentType<P> | undefined) {
  return ({ props, isReachable = navigator.onLine, onRetry }: AttemptProps<P>) => {
    if (Part) return <Part {...props} />
    return onRetry && <ImportFailure isReachable={isReachable} onRetry={onRetry} />
  }
}

const Nothing = () => null
