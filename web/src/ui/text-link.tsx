import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'

export const TextLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})
