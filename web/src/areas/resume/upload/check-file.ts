import { resumeTypes } from '@gatehouse/contracts/portal/application'

export const acceptedExtensions = resumeTypes.map((type) => `.${type}`).join(',')

/** Extensions that are never résumés, rejected before a long upload. */
const rejectedExtensions =
  /\.(jpe?g|png|gif|heic|webp|mp4|mov|mp3|zip|exe|xlsx?|pptx?|odt|pages|html?)$/i

/** Checks name and size before the upload. The gateway checks the content and decides. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>, maxBytes: number) {
  if (rejectedExtensions.test(name)) return 'type'
  if (size === 0) return 'empty'
  return size > maxBytes ? 'large' : undefined
}
