import { chakra } from '@chakra-ui/react'
import { FailedPage } from '../ui/failed-page.tsx'

/** In place of the frame when one of its parts has failed to load. */
export function FailedFrame() {
  return (
    <chakra.main
      id="main"
      width="100%"
      marginInline="auto"
      paddingInline={{ base: '2', md: '4' }}
      paddingBlock={{ base: '3', md: '6' }}
    >
      <FailedPage />
    </chakra.main>
  )
}
