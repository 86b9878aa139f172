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
export function MessageWithPhone({ message }: { message: string }) {
  const [before, ...others] = message.split(settings.supportPhone)
  return (
    // A browser's translation replaces the texts of an element, which React could not change then.
    <span key={message}>
      {before}
      {others.length > 0 && (
        <>
          <SupportPhone />
          {others.join(settings.supportPhone)}
        </>
      )}
    </span>
  )
}
