import type { Badge } from '../person.ts'

/** Badges of maria.santos: without a comment, with an invalid image URL, in three date formats. */
export const mariasBadges: readonly Badge[] = [
  {
    badgeName: 'Safety Star',
    badgeImageUrl: 'https://badges.example.test/safety-star.png',
    badgeDescription: 'For keeping yourself and others safe at work.',
    comments: null,
    submittedOn: '2026-08-14T00:00:00',
    submittedBy: 'Priya Nair',
  },
  {
    badgeName: 'Team Player',
    badgeImageUrl: 'javascript:void(0)',
    badgeDescription: 'For helping others without being asked.',
    comments: 'Maria trained three new pickers in one week and still made her numbers. Thank you!',
    submittedOn: '11/3/2026 12:00:00 AM',
    submittedBy: 'Tom Becker',
  },
  {
    badgeName: 'Perfect Attendance',
    badgeImageUrl: null,
    badgeDescription: 'For a whole quarter without a missed shift.',
    comments: '  Siempre puntual. ¡Gracias, Maria!  ',
    submittedOn: '2025-12-31',
    submittedBy: null,
  },
]
