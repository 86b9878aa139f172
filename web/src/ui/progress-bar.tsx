import { chakra } from '@chakra-ui/react'

interface ProgressBarProps {
  /** Id of the text that says the same. */
  labelledBy: string
  percent: number
}

export function ProgressBar({ labelledBy, percent }: ProgressBarProps) {
  return (
    <chakra.div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      height="8px"
      bg="line"
      borderRadius="card"
      overflow="hidden"
    >
      <chakra.div height="100%" bg="accent" style={{ width: `${percent}%` }} />
    </chakra.div>
  )
}
