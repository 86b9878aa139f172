import { findPostalCode } from '@gatehouse/contracts/portal/jobs'
import { call } from '../../../portal/call.ts'

/** Where the device was ten minutes ago is near enough, and so is which part of town. */
const options = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 10_000 }

/** The postal code of where the device is; the browser asks its user first. Throws when there is none. */
export async function postalCodeHere(): Promise<string> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, options),
  )
  const { latitude, longitude } = coords
  const { postalCode } = await call(findPostalCode, { body: { latitude, longitude } })
  return postalCode
}
