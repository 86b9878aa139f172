import { chakra } from '@chakra-ui/react'

export const Card = chakra('div', {
  base: {
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    padding: { base: '2', md: '3' },
  },
})
