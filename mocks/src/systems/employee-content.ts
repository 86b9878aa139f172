import { getContent } from '@gatehouse/contracts/upstream/employee-content'
import { announcements } from '../world/content/announcements.ts'
import { fake } from './fake.ts'

export const employeeContent = [
  fake(getContent, ({ body, user }) =>
    body.menuCode === 'announcements' && user.announcements === 'usual' ? announcements : [],
  ),
]
