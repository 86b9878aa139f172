import { notification } from './notification.ts'

/** Notifications of a new worker. */
export const greeting = [
  notification({
    id: 880201,
    title: 'Welcome to your portal',
    originated: '2026-11-16T10:00:00Z',
    body: '<p>Messages from your recruiter and from payroll arrive here.</p>',
  }),
]
