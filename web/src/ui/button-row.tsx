import { chakra } from '@chakra-ui/react'

export const ButtonRow = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', md: 'row' }, gap: '1' },
})
