import { chakra } from '@chakra-ui/react'

export function EmailLink({ address }: { address: string }) {
  return (
    <chakra.a
      href={`mailto:${address}`}
      overflowWrap="anywhere"
      color="accent"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {address}
    </chakra.a>
  )
}
