import { useText } from '../../../language/use-text.ts'
import { text } from './messages.ts'

/** Translates a position type, if it is known. */
export function usePositionType() {
  const t = useText(text)
  return (type: string) => (type in text.en ? t(type as keyof typeof text.en) : type)
}
