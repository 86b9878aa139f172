import { chakra } from '@chakra-ui/react'

const Bar = chakra('div', {
  base: { bg: 'line', borderRadius: 'card', height: '2' },
})

/** The shape of a page while its data is on the way: a heading and a few lines. */
export function PageSkeleton() {
  return (
    <chakra.div aria-hidden="true" display="grid" gap="2">
      <Bar height="32px" width="40%" />
      <Bar width="70%" />
      <Bar height="120px" width="100%" />
      <Bar height="120px" width="100%" />
    </chakra.div>
  )
}
