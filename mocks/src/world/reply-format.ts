import { Type } from 'typebox'

/** How replies are written; legacy systems differ. See the README. */
export const replyFormats = [
  'plain',
  'envelope',
  'wrapped-lists',
  'alternate-names',
  'padded',
  'gaps',
] as const
export type ReplyFormat = (typeof replyFormats)[number]
export const ReplyFormat = Type.Enum([...replyFormats])
