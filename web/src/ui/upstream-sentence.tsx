import { UpstreamText } from './upstream-text.tsx'
import { useUpstreamSentence } from './use-upstream-sentence.ts'

interface UpstreamSentenceProps {
  sentence: string | null | undefined
  own: string
}

/** As `useUpstreamSentence` gives it; the upstream's part carries its language beside the reader's own. */
export function UpstreamSentence({ sentence, own }: UpstreamSentenceProps) {
  const text = useUpstreamSentence()(sentence, own)
  if (!sentence || text === sentence) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, -sentence.length)}</span>
      <UpstreamText>{sentence}</UpstreamText>
    </>
  )
}
