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

/** A message that may name the support phone, with the number as a link. */
export function LinkedPhone({ message }: { message: string }) {
  const [before, after] = message.split(settings.supportPhone)
  return (
    <span key={message}>
      {before}
      {after !== undefined && (
        <>
          <SupportPhone />
          {after}
        </>
      )}
    </span>
  )
}
