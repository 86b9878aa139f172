import { chakra } from '@chakra-ui/react'

const shapes = {
  problem: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 15h-2v-2h2zm0-4h-2V7h2z',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 15h-2v-6h2zm0-8h-2V7h2z',
  done: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1.5 14.2-4-4 1.4-1.4 2.6 2.6 5.6-5.6 1.4 1.4z',
  newTab: 'M14 3h7v7h-2V6.4l-9.3 9.3-1.4-1.4L17.600 5H14zM5 5h6v2H7v10h10v-4h2v6H5z',
  chevron: 'M7.400 8.600 12 13.200l4.600-4.600L18 10l-6 6-6-6z',
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  chat: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-5 4v-4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm3 5v2h10V8zm0 4v2h7v-2z',
  person:
    'M12 12a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zm0 2c-4 0-8 2-8 5v2h16v-2c0-3-4-5-8-5z',
  bell: 'M12 2a1.500 1.500 0 0 0-1.500 1.500v.700A6.500 6.500 0 0 0 5.500 10.500V16l-2 2v1h17v-1l-2-2v-5.500a6.500 6.500 0 0 0-5-6.300v-.700A1.500 1.500 0 0 0 12 2zm-2.500 18a2.500 2.500 0 0 0 5 0z',
  location:
    'M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7zm0 9.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5z',
  close:
    'm6.400 5 5.600 5.600L17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400-5.600-5.600L6.400 19 5 17.600l5.600-5.600L5 6.400z',
  clip: 'M16.500 6v11a4 4 0 0 1-8 0V5.500a2.500 2.500 0 0 1 5 0V16a1 1 0 0 1-2 0V6H10v10a2.500 2.500 0 0 0 5 0V5.500a4 4 0 0 0-8 0V17a5.500 5.500 0 0 0 11 0V6z',
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
