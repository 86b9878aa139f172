import { announcements } from '@gatehouse/mocks/world/content/announcements'

/** The fakes' announcements: a reply of about 2 KB. */
export const small = Buffer.from(JSON.stringify(announcements))

/** A reply of about 20 KB. */
export const large = Buffer.from(
  JSON.stringify(Array.from({ length: 10 }, () => announcements).flat()),
)
