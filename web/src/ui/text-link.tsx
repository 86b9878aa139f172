import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'

/** A link of its own, not within a sentence: as high as a thumb. */
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
