import { getBadgeRecognitionBadges } from '@gatehouse/contracts/upstream/employee'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { callOperation } from '../client/call-operation.ts'
import { type Caller, createCaller } from '../client/caller.ts'
import { readOutbox, signInUpTo } from '../client/sign-in.ts'
import { type Fakes, startFakes } from '../fakes.ts'

let fakes: Fakes
let maria: Caller

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
  const caller = createCaller(fakes.apiUrl, 'maria.santos@example.test')
  maria = await signInUpTo('signed-in', caller, readOutbox)
})
afterAll(() => fakes.close())

const badgesOf = (id: string) => callOperation(getBadgeRecognitionBadges, maria, { params: { id } })

test('badges are an array, of the caller only', async () => {
  const badges = (await (await badgesOf('71001')).json()) as { badgeName: string }[]
  expect(badges.map(({ badgeName }) => badgeName)).toEqual([
    'Safety Star',
    'Team Player',
    'Perfect Attendance',
  ])
  expect((await badgesOf('71002')).status).toBe(400)
})
