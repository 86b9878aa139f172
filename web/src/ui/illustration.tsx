import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface IllustrationProps {
  /** Lines of the foreground, on a grid of 96 × 64. */
  path: string
  children?: ReactNode
}

/** The product's gate as a line drawing; hidden from screen readers. */
export function Illustration({ path, children }: IllustrationProps) {
  return (
    <chakra.svg
      viewBox="0 0 96 64"
      width="96px"
      height="64px"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      color="accent"
      aria-hidden="true"
    >
      <path d={`M8 56h80M20 56V30a28 28 0 0 1 56 0v26${path}`} />
      {children}
    </chakra.svg>
  )
}
