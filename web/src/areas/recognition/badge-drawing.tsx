import { chakra } from '@chakra-ui/react'

const emblems = [
  'M32 17l3.700 7.500 8.300 1.200-6 5.800 1.400 8.300-7.400-3.900-7.400 3.900 1.400-8.300-6-5.800 8.300-1.200z',
  'M32 40l-9-8.500c-5-5 1.500-12.500 9-6 7.500-6.500 14 1 9 6z',
  'M21 30l3-3 5.500 5.500L40.500 21.500l3 3-14 14z',
  'M32 17l10 4v7c0 6-4 10-10 12-6-2-10-6-10-12v-7z',
] as const

/** Deterministic per badge name; the emblem has no other meaning. */
function emblemOf(name: string) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return emblems[sum % emblems.length]
}

/** Drawn here: badge images are on other origins, which the CSP blocks. */
export function BadgeDrawing({ name }: { name: string }) {
  return (
    <chakra.svg
      viewBox="0 0 64 80"
      width={{ base: '56px', md: '72px' }}
      height={{ base: '70px', md: '90px' }}
      color="accent"
      flexShrink="0"
      aria-hidden="true"
    >
      <path
        d="M20 46l-6 30 11-6 7 8V50zM44 46l6 30-11-6-7 8V50z"
        fill="currentColor"
        opacity="0.35"
      />
      <circle cx="32" cy="30" r="26" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle
        cx="32"
        cy="30"
        r="20"
        fill="none"
        stroke="currentColor"
        strokeDasharray="2 4"
        opacity="0.6"
      />
      <path d={emblemOf(name)} fill="currentColor" />
    </chakra.svg>
  )
}
