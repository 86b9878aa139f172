import { findPostalCode } from '@gatehouse/contracts/portal/jobs'
import { ProblemError } from '../../http/problem-error.ts'
import { createGeocoder } from '../../upstream/geocoder.ts'
import type { AreaContext } from '../area-context.ts'

/** To about a kilometre, so that the geocoder never gets the exact position. */
const roundCoordinate = (degrees: number) => Math.round(degrees * 100) / 100

export function postalCodeRoutes({ serve, config }: AreaContext) {
  const geocoder = config.GEOCODER_URL && createGeocoder(config.GEOCODER_URL, config)
  serve(findPostalCode, async ({ body, addressLimits, checkBot }) => {
    if (!geocoder) throw new ProblemError('not-found')
    await addressLimits.take('uncachedReads')
    await checkBot()
    const found = await geocoder.postalCodeAt(
      roundCoordinate(body.latitude),
      roundCoordinate(body.longitude),
    )
    const [fiveDigits] = /^\d{5}(?=(-\d{4})?$)/.exec(found ?? '') ?? []
    if (!fiveDigits) throw new ProblemError('not-found')
    return { postalCode: fiveDigits }
  })
}
