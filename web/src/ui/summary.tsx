import { chakra } from '@chakra-ui/react'

/** Of a <details>: as high as a button. */
export const Summary = chakra('summary', {
  base: { minHeight: '48px', paddingBlock: '12px', cursor: 'pointer' },
})
