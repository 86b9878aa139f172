export const phone = { width: 375, height: 720 }
export const wide = { width: 1280, height: 800 }

const both = '@both-screens'
const wideOnly = '@wide-only'
const phoneOnly = '@phone-only'

/**
 * Details of tests whose layout depends on the screen (a menu, a table, a sheet, a panel) or that
 * cover a whole journey. Other tests run on a wide screen, where `expectAccessible` checks each state
 * in the width of a phone, too.
 */
export const onBothScreens = { tag: both } as const

/** For a test among those on both screens whose result does not depend on the layout. */
export const onWideScreen = { tag: wideOnly } as const

/** For a test of a layout that only phones have. */
export const onPhone = { tag: phoneOnly } as const

export const phoneOnlyPattern = new RegExp(phoneOnly)
export const phonePattern = new RegExp(`^(?!.*${wideOnly}).*(${both}|${phoneOnly})`)

export function runsOnBothScreens(tags: readonly string[]): boolean {
  return tags.includes(both) && !tags.includes(wideOnly) && !tags.includes(phoneOnly)
}
