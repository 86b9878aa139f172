import { chakra } from '@chakra-ui/react'

const shapes = {
  problem: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 15h-2v-2h2zm0-4h-2V7h2z',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 15h-2v-6h2zm0-8h-2V7h2z',
  done: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1.5 14.2-4-4 1.4-1.4 2.6 2.6 5.6-5.6 1.4 1.4z',
  chevron: 'M7.400 8.600 12 13.200l4.600-4.600L18 10l-6 6-6-6z',
  location:
    'M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7zm0 9.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5z',
  close:
    'm6.400 5 5.600 5.600L17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400-5.600-5.600L6.400 19 5 17.600l5.600-5.600L5 6.400z',
} as const

/** Hidden from screen readers: text beside it must say the same. */
export function Icon({ shape, size = 20 }: { shape: keyof typeof shapes; size?: number }) {
  return <Drawing path={shapes[shape]} size={size} />
}

/** On a grid of 24. */
export function Drawing({ path, size }: { path: string; size: number }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      width={`${size}px`}
      height={`${size}px`}
      fill="currentColor"
      aria-hidden="true"
      flexShrink="0"
    >
      <path d={path} />
    </chakra.svg>
  )
}
