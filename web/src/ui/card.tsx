import { chakra } from '@chakra-ui/react'

/** Paper on paper: a surface with an edge and hardly any shadow. */
export const Card = chakra('div', {
  base: {
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    padding: { base: '2', md: '3' },
  },
})
