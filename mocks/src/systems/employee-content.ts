import { getContent, getContentByCode } from '@gatehouse/contracts/upstream/employee-content'
import { HttpResponse } from 'msw'
import { fake } from '../fake/fake.ts'
import type { World } from '../world/world.ts'

function findContent(code: string, world: World) {
  return world.content.get(code) ?? HttpResponse.json({ message: 'No such page' }, { status: 404 })
}

export const employeeContent = [
  fake(getContent, {
    sample: () => ({
      body: { menuCode: 'announcements', categoryId: 0, availability: 'ew' } as const,
    }),
    reply: ({ body, user, world }) =>
      body.menuCode === 'announcements' && user.announcements === 'none'
        ? []
        : findContent(body.menuCode, world),
  }),

  fake(getContentByCode, {
    sample: () => ({ params: { code: 'privacy-policy' } }),
    reply: ({ params, world }) => findContent(params.code, world),
  }),
]
