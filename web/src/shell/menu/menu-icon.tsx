import { Drawing } from '../../ui/icon.tsx'

const shapes = {
  home: 'M12 3 3 10.500V21h6v-6h6v6h6V10.500z',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 5v4.600l3.200 3.200-1.400 1.400L11 12.400V7z',
  money:
    'M2 6h20v12H2zm10 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 8v2a2 2 0 0 0 2-2zm16 0h-2a2 2 0 0 0 2 2zM4 16h2a2 2 0 0 0-2-2zm16 0v-2a2 2 0 0 0-2 2z',
  search:
    'M10 3a7 7 0 1 0 4.300 12.500l5.100 5.100 1.400-1.400-5.100-5.100A7 7 0 0 0 10 3zm0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  more: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  person:
    'M12 12a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zm0 2c-4 0-8 2-8 5v2h16v-2c0-3-4-5-8-5z',
  folder: 'M3 5h7l2 2h9v12H3z',
  news: 'M3 10v4h3l8 5V5L6 10zm13-1.500v7a4 4 0 0 0 0-7z',
  star: 'm12 2.500 2.900 6 6.600.900-4.800 4.600 1.200 6.500L12 17.300l-5.900 3.200 1.200-6.500L2.500 9.400l6.600-.900z',
  gear: 'M10 2h4l.6 2.700 1.700 1 2.600-.9 2 3.500-2 1.800v2l2 1.800-2 3.500-2.600-.9-1.700 1L14 22h-4l-.6-2.500-1.700-1-2.600.9-2-3.500 2-1.800v-2l-2-1.800 2-3.500 2.600.9 1.700-1zm2 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  people:
    'M8.500 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zm7.500 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.500 13C5.500 13 2 14.500 2 17v2h13v-2c0-2.500-3.500-4-6.500-4zm7.500 0-1 .1c1.300 1 2 2.300 2 3.900v2h5v-2c0-2.500-3-4-6-4z',
  notice: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 15h-2v-2h2zm0-4h-2V7h2z',
} as const

export type MenuShape = keyof typeof shapes

/** Beside the words that say the same. */
export function MenuIcon({ shape, size = 20 }: { shape: MenuShape; size?: number }) {
  return <Drawing path={shapes[shape]} size={size} />
}
