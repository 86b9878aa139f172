import { useText } from '../../../language/use-text.ts'
import { text } from './messages.ts'

/** Translates a type of jobs, if it is known. */
export function useJobType() {
  const t = useText(text)
  return (type: string | null) => (type && type in text.en ? t(type as keyof typeof text.en) : type)
}
