import { readBadges } from '@gatehouse/contracts/portal/recognition'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function badgesOf(login: string) {
  const visitor = stack.visitor()
  await visitor.signIn(`${login}@example.test`)
  return visitor.call(readBadges)
}

test('gives badges newest first, with comments and unconverted dates', async () => {
  const { reply } = await badgesOf('maria.santos')
  expect(reply.badges).toEqual([
    {
      name: 'Team Player',
      description: 'For helping others without being asked.',
      comments:
        'Maria trained three new pickers in one week and still made her numbers. Thank you!',
      submittedOn: '2026-11-03',
      submittedBy: 'Tom Becker',
    },
    {
      name: 'Safety Star',
      description: 'For keeping yourself and others safe at work.',
      comments: null,
      submittedOn: '2026-08-14',
      submittedBy: 'Priya Nair',
    },
    {
      name: 'Perfect Attendance',
      description: 'For a whole quarter without a missed shift.',
      comments: 'Siempre puntual. ¡Gracias, Maria!',
      submittedOn: '2025-12-31',
      submittedBy: null,
    },
  ])
})

test('calls the upstream with the id of the caller', async () => {
  await badgesOf('maria.santos')
  expect(stack.fakes.world.calls.list().at(-1)).toMatchObject({
    method: 'GET',
    path: '/Employee/getBadgeRecognitionBadges/71001',
    status: 200,
  })
})

test('gives no image URLs', async () => {
  expect(JSON.stringify((await badgesOf('maria.santos')).reply)).not.toMatch(/https?:|javascript:/)
})

test('gives an empty list without badges', async () => {
  expect((await badgesOf('dana.wolf')).reply).toEqual({ badges: [] })
})

test('drops a badge without a name; sorts one without a date last', async () => {
  const [first] = stack.fakes.world.people.findByLoginId('maria.santos')?.badges ?? []
  if (!first) throw new Error('maria has no badge')
  Object.assign(stack.fakes.world.people.findByLoginId('dana.wolf') ?? {}, {
    badges: [
      {
        ...first,
        badgeName: 'Undated &amp; late',
        badgeDescription: 'For a worker&#39;s help.',
        comments: 'Gracias, Jos&eacute;',
        submittedBy: 'Jos&eacute;',
        submittedOn: 'soon',
      },
      { ...first, badgeName: ' ' },
      { ...first, badgeName: 'Dated', comments: ' ', submittedBy: '' },
    ],
  })
  const { reply } = await badgesOf('dana.wolf')
  expect(reply.badges.map(({ name, submittedOn }) => [name, submittedOn])).toEqual([
    ['Dated', '2026-08-14'],
    ['Undated & late', null],
  ])
  expect(reply.badges[0]).toMatchObject({ comments: null, submittedBy: null })
  expect(reply.badges[1]).toMatchObject({
    description: "For a worker's help.",
    comments: 'Gracias, José',
    submittedBy: 'José',
  })
})
