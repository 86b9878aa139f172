import { chakra } from '@chakra-ui/react'
import { fillStyle } from './fill-style.ts'
import { SlidingBar } from './sliding-bar.tsx'

interface ProgressBarProps {
  /** Id of the text that says the same. */
  labelledBy: string
  percent: number | null
}

export function ProgressBar({ labelledBy, percent }: ProgressBarProps) {
  return (
    <chakra.div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={percent ?? undefined}
      aria-valuemin={0}
      aria-valuemax={100}
      height="8px"
      bg="line"
      // Seen in forced colours alone.
      outline="1px solid transparent"
      borderRadius="card"
      overflow="hidden"
    >
      {percent === null ? (
        <SlidingBar />
      ) : (
        <chakra.div css={fillStyle} style={{ width: `${percent}%` }} />
      )}
    </chakra.div>
  )
}
