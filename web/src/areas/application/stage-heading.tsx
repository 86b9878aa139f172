import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'

interface StageHeadingProps {
  /** Somebody has just come here by what they did: their next words are to be heard. */
  takesFocus: boolean
  children: ReactNode
}

/** The heading of what is open just now. */
export function StageHeading({ takesFocus, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [takesFocus])
  return (
    <chakra.h3
      ref={heading}
      tabIndex={-1}
      outline="none"
      fontWeight="700"
      lineHeight="1.300"
      scrollMarginTop="24px"
    >
      {children}
    </chakra.h3>
  )
}
