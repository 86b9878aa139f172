import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'

const height = '--bottom-bar'

/** Fixed at the bottom of the screen; other floating elements make room by --bottom-bar. */
export function BottomBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(height, '64px')
    return () => void style.removeProperty(height)
  }, [])
  return (
    <chakra.div
      data-not-printed=""
      position="fixed"
      bottom="calc(16px + var(--tab-bar, 0px))"
      insetInline={{ base: '2', md: 'auto' }}
      insetInlineEnd={{ md: '4' }}
      zIndex="900"
      borderRadius="card"
      boxShadow="0 4px 16px rgb(0 0 0 / 0.24)"
    >
      {children}
    </chakra.div>
  )
}
