import { chakra } from '@chakra-ui/react'
import { settings } from '../../portal/settings.ts'

/** Where privacy requests are written to. */
export function Mailbox() {
  return (
    <chakra.a
      href={`mailto:${settings.privacyEmail}`}
      overflowWrap="anywhere"
      color="accent"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {settings.privacyEmail}
    </chakra.a>
  )
}
