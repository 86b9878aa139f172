import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'

interface StepHeadingProps {
  /** The user opened the step: screen readers continue here. */
  takesFocus: boolean
  children: ReactNode
}

export function StepHeading({ takesFocus, children }: StepHeadingProps) {
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
      fontSize="lg"
      fontWeight="700"
      lineHeight="1.3"
      scrollMarginTop="24px"
    >
      {children}
    </chakra.h3>
  )
}
