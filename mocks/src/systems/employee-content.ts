import { getContent, getContentByCode } from '@gatehouse/contracts/upstream/employee-content'
import { fake } from '../fake/fake.ts'

export const employeeContent = [
  fake(getContent, {
    sample: () => ({
      body: { menuCode: 'announcements', categoryId: 0, availability: 'ew' } as const,
    }),
    reply: ({ body, user, world }) =>
      body.menuCode === 'announcements' && user.announcements === 'none'
        ? []
        : world.content.get(body.menuCode),
  }),

  fake(getContentByCode, {
    sample: () => ({ params: { code: 'privacy-policy' } }),
    reply: ({ params, world }) => world.content.get(params.code),
  }),
]
