import { chakra } from '@chakra-ui/react'
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
      borderRadius="card"
      overflow="hidden"
    >
      {percent === null ? (
        <SlidingBar />
      ) : (
        <chakra.div height="100%" bg="accent" style={{ width: `${percent}%` }} />
      )}
    </chakra.div>
  )
}
