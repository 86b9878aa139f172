import { formerPersonHeader, personHeader } from '@gatehouse/contracts/request-headers'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'
import type { Hmac } from './hmac.ts'

type Person = Pick<Caller, 'userId'>

/**
 * Tells a tab whether the caller is the person it shows. No secret. A tab keeps the key that it has:
 * after a rotation of the keys it would take the caller for another person, and drop unsaved forms.
 */
export function personKey(
  hmac: Hmac,
  person: Person,
  headers: FastifyRequest['headers'] = {},
): string {
  const known = [headers[personHeader], headers[formerPersonHeader]].find(
    (key) => typeof key === 'string' && isPersonKeyOf(hmac, person, key),
  )
  return typeof known === 'string' ? known : hmac.name('person', person.userId)
}

export function isPersonKeyOf(hmac: Hmac, { userId }: Person, key: string): boolean {
  return hmac.verify('person', userId, key)
}
