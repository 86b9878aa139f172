import { findPostalCode } from '@gatehouse/contracts/portal/jobs'
import { call } from '../../../portal/call.ts'
import { storePostalCode } from './stored-postal-code.ts'

/** A coarse position, up to ten minutes old, is accurate enough for a postal code. */
const options = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 10_000 }

/** Postal code of the device's position. Throws if permission is denied or none is found. */
export async function locatePostalCode(): Promise<string> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, options),
  )
  const { latitude, longitude } = coords
  const { postalCode } = await call(findPostalCode, { body: { latitude, longitude } })
  storePostalCode(postalCode)
  return postalCode
}
