import type { Hmac } from '../../session/hmac.ts'
import type { KeyValueStore } from '../../store/key-value-store.ts'
import { namedRecord } from '../../store/named-record.ts'
import { todayInHawaii } from '../translate/today-in-hawaii.ts'

const daySeconds = 24 * 3600

/** Users whose change payroll took today: it may allow another until its nightly run [3 §4]. */
export function createSubmittedDays(keyValueStore: KeyValueStore, hmac: Hmac) {
  const recordOf = (userId: string) =>
    namedRecord(keyValueStore, 'direct-deposit-day', hmac.names('direct deposit day', userId))
  return {
    remember: (userId: string) => recordOf(userId).set(todayInHawaii(), daySeconds),
    includesToday: async (userId: string) => (await recordOf(userId).get()) === todayInHawaii(),
  }
}
