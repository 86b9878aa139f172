export const phone = { width: 375, height: 720 }
export const wide = { width: 1280, height: 800 }

const tag = '@phone'

/**
 * Details of a test whose layout depends on the screen (a menu, a table, a sheet, a panel) or that
 * covers a whole journey: it runs on both. Other tests run on a wide screen, where
 * `expectAccessible` checks each state in the width of a phone, too.
 */
export const onBothScreens = { tag } as const

export const tagged = new RegExp(`${tag}\\b`)

export function runsOnBothScreens(tags: readonly string[]): boolean {
  return tags.includes(tag)
}
