import { chakra } from '@chakra-ui/react'
import { fillStyle } from './fill-style.ts'

/** Slides within a track while the end is unknown. */
export const SlidingBar = chakra('div', {
  base: {
    ...fillStyle,
    width: '40%',
    animation: 'slide 1.2s ease-in-out infinite alternate',
  },
})
