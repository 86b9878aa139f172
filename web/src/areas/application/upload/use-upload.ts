import { type Application, uploadResume } from '@gatehouse/contracts/portal/application'
import { useEffect, useRef, useState } from 'react'
import { PortalError } from '../../../portal/portal-error.ts'
import { settings } from '../../../portal/settings.ts'
import { upload } from '../../../portal/upload.ts'
import { judgeFile } from './judge-file.ts'

/** As people count them. */
export const mostMegabytes = String(Math.floor(settings.resumeMaxBytes / 2 ** 20))

type Trouble = 'type' | 'empty' | 'large' | 'refused' | 'failed' | 'cancelled' | 'gone'

export type Upload =
  | { phase: 'none' }
  | { phase: 'sending'; name: string; percent: number }
  | { phase: 'trouble'; trouble: Trouble; file: File; fault?: unknown }

interface Uploading {
  id: string
  /** What is typed has to be there before the résumé fills in what is empty. */
  before: () => Promise<void>
  onAnswer: (view: Application) => void
}

/** Sends a résumé, one at a time; leaving the stage calls it off. */
export function useUpload({ id, before, onAnswer }: Uploading) {
  const [state, setState] = useState<Upload>({ phase: 'none' })
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  const send = async (file: File) => {
    if (underWay.current) return
    const wrong = judgeFile(file, settings.resumeMaxBytes)
    if (wrong) return setState({ phase: 'trouble', trouble: wrong, file })
    const controller = new AbortController()
    const { signal } = controller
    underWay.current = controller
    const progress = (percent: number) => setState({ phase: 'sending', name: file.name, percent })
    progress(0)
    try {
      await before().catch(() => undefined)
      onAnswer(
        await upload(uploadResume, { params: { id }, file }, { onProgress: progress, signal }),
      )
      setState({ phase: 'none' })
    } catch (fault) {
      const trouble = signal.aborted ? 'cancelled' : troubleOf(fault)
      setState({ phase: 'trouble', trouble, file, fault })
    } finally {
      underWay.current = undefined
    }
  }
  return { state, send, cancel: () => underWay.current?.abort() }
}

function troubleOf(fault: unknown): Trouble {
  if (!(fault instanceof PortalError)) throw fault
  if (fault.is('file-refused')) return 'refused'
  if (fault.is('file-empty')) return 'empty'
  if (fault.is('draft-expired')) return 'gone'
  return fault.is('too-large') ? 'large' : 'failed'
}
