import { useText } from '../use-text.ts'
import { text } from './messages.ts'

type Key = keyof typeof text.en

const normalize = (value: string) => value.trim().toLowerCase()

const keys = new Map(
  Object.entries(text.en).map(([key, value]) => [normalize(value), key as Key] as const),
)

/** Translates a value that upstreams give in English alone, if it is known. */
export function useUpstreamValue(): (name: string) => string {
  const t = useText(text)
  return (name) => {
    const key = keys.get(normalize(name))
    return key ? t(key) : name
  }
}
