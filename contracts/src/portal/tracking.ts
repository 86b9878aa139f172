import { type Static, Type } from 'typebox'
import { array, object, string } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { elementIdPattern, maxElementIdLength } from '../rules/element-id.ts'
import { maxPlaceNameLength, placeNamePattern } from '../rules/place-name.ts'
import { rule } from '../rules/rule.ts'

const PlaceName = Type.Optional(Type.String())

export const VisitorLocation = Type.Object({
  city: PlaceName,
  region: PlaceName,
  country: PlaceName,
})
export type VisitorLocation = Static<typeof VisitorLocation>

/** By the network of the visitor's address; empty if unknown. */
export const readVisitorLocation = endpoint({
  method: 'GET',
  path: '/api/tracking/location',
  access: 'public',
  passive: true,
  cache: 'never',
  reply: VisitorLocation,
  problems: ['not-found'],
})

export const maxPressesPerRequest = 20

/** Rules inline: the portal leaves them out (web/stub-modules.ts). */
export const recordPresses = endpoint({
  method: 'POST',
  path: '/api/tracking',
  access: 'public',
  passive: true,
  body: object({
    elements: array(
      string()
        .typeError(rule('invalid'))
        .required(rule('required'))
        .max(maxElementIdLength, rule('too-long'))
        .matches(elementIdPattern, rule('invalid')),
    )
      .typeError(rule('invalid'))
      .required(rule('required'))
      .min(1, rule('required'))
      .max(maxPressesPerRequest, rule('too-long')),
    origin: object({
      city: string()
        .max(maxPlaceNameLength, rule('too-long'))
        .matches(placeNamePattern, rule('invalid')),
      region: string()
        .max(maxPlaceNameLength, rule('too-long'))
        .matches(placeNamePattern, rule('invalid')),
      country: string()
        .max(maxPlaceNameLength, rule('too-long'))
        .matches(placeNamePattern, rule('invalid')),
    })
      .optional()
      .default(undefined),
  }),
  reply: EmptyReply,
  problems: [],
})
