import { editDistance } from '@gatehouse/contracts/rules/edit-distance'
import { settings } from './config.ts'

export interface MisspeltSetting {
  name: string
  /** The setting that it resembles. */
  known: string
}

/** Shorter names resemble variables of other programs: HOME and HOST. */
const shortest = 6

/** Variables that are no setting, but look like one: REDIS_ULR. */
export function findMisspeltSettings(
  environment: Record<string, string | undefined>,
): MisspeltSetting[] {
  const known = Object.keys(settings)
  return Object.keys(environment).flatMap((name) => {
    if (Object.hasOwn(settings, name)) return []
    const similar = known.find((setting) => resembles(name.toUpperCase(), setting))
    return similar ? [{ name, known: similar }] : []
  })
}

function resembles(name: string, setting: string): boolean {
  const most = setting.length < shortest ? 0 : setting.length < 12 ? 1 : 2
  if (Math.abs(name.length - setting.length) > most) return false
  return editDistance(name, setting) <= most
}
