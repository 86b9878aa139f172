import { basename } from 'node:path'

/**
 * What a screen decides is tried as a whole on both: whatever has a menu, a table, a sheet or a panel,
 * and every way from its beginning to its end. What remains is tried on a wide one, and its states
 * are looked at on a phone as well (`expectAccessible`).
 */
const onBothScreens = [
  ...['journey', 'recovery-journey', 'shell', 'menu', 'companies', 'notifications', 'content'],
  ...[
    'notifications-trouble',
    'recognition',
    'account',
    'web-forms',
    'weight',
    'apply-new',
    'apply-known',
  ],
  ...['journey', 'search', 'detail', 'variants', 'california'].map((name) => `jobs-${name}`),
].map((name) => `${name}.spec.ts`)

export const phone = { width: 375, height: 720 }
export const wide = { width: 1280, height: 800 }

export function isTriedOnBoth(file: string): boolean {
  return onBothScreens.includes(basename(file))
}

/** For the project of phones. */
export const triedOnBoth = new RegExp(`[\\\\/](${onBothScreens.join('|').replaceAll('.', '\\.')})$`)
