import { chakra } from '@chakra-ui/react'

/** Buttons side by side; below each other on a phone. */
export const ButtonRow = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', md: 'row' }, gap: '1' },
})
