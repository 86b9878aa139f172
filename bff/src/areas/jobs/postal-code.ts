import { findPostalCode } from '@gatehouse/contracts/portal/jobs'
import { ProblemError } from '../../http/problem-error.ts'
import { createGeocoder } from '../../upstream/geocoder.ts'
import type { AreaContext } from '../area-context.ts'

/** About a kilometre: nobody outside learns more of where somebody is. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** The postal code of where somebody is, for who would rather not type it. */
export function postalCode({ serve, config }: AreaContext) {
  const geocoder = config.GEOCODER_URL && createGeocoder(config.GEOCODER_URL, config)
  serve(findPostalCode, async ({ body, checkBot: score }) => {
    if (!geocoder) throw new ProblemError('not-found')
    await score()
    const found = await geocoder.postalCodeAt(rounded(body.latitude), rounded(body.longitude))
    const [fiveDigits] = /^\d{5}(?=(-\d{4})?$)/.exec(found ?? '') ?? []
    if (!fiveDigits) throw new ProblemError('not-found')
    return { postalCode: fiveDigits }
  })
}
