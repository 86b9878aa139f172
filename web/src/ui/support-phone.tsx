import { chakra } from '@chakra-ui/react'
import { telUrl } from '@gatehouse/contracts/tel-url'
import { settings } from '../portal/settings.ts'

export function SupportPhone() {
  return (
    <chakra.a
      href={telUrl(settings.supportPhone)}
      whiteSpace="nowrap"
      color="accent"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {settings.supportPhone}
    </chakra.a>
  )
}
