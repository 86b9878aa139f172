import { chakra } from '@chakra-ui/react'
import { settings } from '../portal/settings.ts'

export function SupportPhone() {
  return (
    <chakra.a
      href={`tel:${settings.supportPhone.replace(/[^+\d]/g, '')}`}
      whiteSpace="nowrap"
      color="accent"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {settings.supportPhone}
    </chakra.a>
  )
}
