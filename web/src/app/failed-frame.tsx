import { chakra } from '@chakra-ui/react'
import { FailedPage } from '../ui/failed-page.tsx'
import { mainPadding } from '../ui/main-padding.ts'

/** In place of the frame when one of its parts has failed to load. */
export function FailedFrame() {
  return (
    <chakra.main id="main" width="100%" marginInline="auto" {...mainPadding}>
      <FailedPage />
    </chakra.main>
  )
}
