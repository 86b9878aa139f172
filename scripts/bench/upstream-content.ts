import { announcements } from '@gatehouse/mocks/world/content/announcements'

/** The fakes' announcements, which become a reply of about 2 KB. */
export const small = Buffer.from(JSON.stringify(announcements))

/** So many of them that they become a reply of about 20 KB. */
export const large = Buffer.from(
  JSON.stringify(Array.from({ length: 10 }, () => announcements).flat()),
)
