import { chakra } from '@chakra-ui/react'

/** Slides within a track while the end is unknown. */
export const SlidingBar = chakra('div', {
  base: {
    height: '100%',
    width: '40%',
    bg: 'accent',
    animation: 'slide 1.2s ease-in-out infinite alternate',
  },
})
