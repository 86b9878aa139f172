import { useEffect, useRef, useState } from 'react'
import { PortalError } from '../../../portal/portal-error.ts'
import { settings } from '../../../portal/settings.ts'
import { leaveIfSignedOut } from '../../../portal/signed-out.ts'
import type { UploadOptions } from '../../../portal/upload.ts'
import { checkFile } from './check-file.ts'

export const maxMegabytes = String(Math.floor(settings.resumeMaxBytes / 2 ** 20))

type UploadFailure =
  | 'type'
  | 'empty'
  | 'large'
  | 'refused'
  | 'active'
  | 'protected'
  | 'macros'
  | 'infected'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'limited'

export type UploadState =
  | { phase: 'idle'; file?: File }
  | { phase: 'uploading'; name: string; percent: number }
  | { phase: 'failed'; failure: UploadFailure; file: File; error?: unknown }

interface ResumeUpload<T> {
  send: (file: File, options: UploadOptions) => Promise<T>
  onUploaded: (reply: T) => void
}

/** Uploads a résumé, one at a time. Leaving the page aborts the upload. */
export function useUpload<T>({ send: sendFile, onUploaded }: ResumeUpload<T>) {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const inFlight = useRef<AbortController>(undefined)
  useEffect(() => () => inFlight.current?.abort(), [])

  const send = async (file: File) => {
    if (inFlight.current) return
    const rejection = checkFile(file, settings.resumeMaxBytes)
    if (rejection) return setState({ phase: 'failed', failure: rejection, file })
    const controller = new AbortController()
    const { signal } = controller
    inFlight.current = controller
    const onProgress = (percent: number) =>
      setState({ phase: 'uploading', name: file.name, percent })
    onProgress(0)
    try {
      onUploaded(await sendFile(file, { onProgress, signal }))
      setState({ phase: 'idle', file })
    } catch (error) {
      if (leaveIfSignedOut(error)) return
      const failure = signal.aborted ? 'cancelled' : failureOf(error)
      setState({ phase: 'failed', failure, file, error })
    } finally {
      inFlight.current = undefined
    }
  }
  return { state, send, cancel: () => inFlight.current?.abort() }
}

function failureOf(error: unknown): UploadFailure {
  if (!(error instanceof PortalError)) throw error
  if (error.is('file-refused')) return 'refused'
  if (error.is('pdf-active')) return 'active'
  if (error.is('file-protected')) return 'protected'
  if (error.is('file-macros')) return 'macros'
  if (error.is('file-infected')) return 'infected'
  if (error.is('file-empty')) return 'empty'
  if (error.is('draft-expired') || error.is('already-sent')) return 'expired'
  if (error.is('rate-limited')) return 'limited'
  return error.is('too-large') ? 'large' : 'failed'
}
