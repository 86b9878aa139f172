import { useFileSize } from '../../language/use-file-size.ts'
import { useText } from '../../language/use-text.ts'
import type { DownloadProgress } from '../../portal/download.ts'
import { text } from './messages.ts'

export function useProgressText() {
  const t = useText(text)
  const fileSize = useFileSize()
  return (name: string, { bytes, percent }: DownloadProgress) => {
    if (percent !== undefined) return t('percent', { name, percent: String(percent) })
    return bytes > 0 ? t('size', { name, size: fileSize(bytes) }) : t('starting', { name })
  }
}
