import { chakra } from '@chakra-ui/react'
import { settings } from '../../portal/settings.ts'

export function PrivacyEmailLink() {
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
