import { photoTypes, resumeTypes } from '@gatehouse/contracts/portal/application'

/** A type with `image/` lets a phone offer its camera. */
export const acceptedTypes = [
  ...resumeTypes.map((type) => `.${type}`),
  ...photoTypes.map((type) => `image/${type === 'jpg' ? 'jpeg' : type}`),
].join(',')

export const isPhoto = (name: string) => photoTypes.some((type) => name.endsWith(`.${type}`))

/** Extensions that are never résumés, rejected before a long upload. */
const rejectedExtensions = /\.(gif|webp|avif|svg|mp4|mov|mp3|zip|exe|xlsx?|pptx?|odt|pages|html?)$/i

/** Checks name and size before the upload. The gateway checks the content and decides. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>, maxBytes: number) {
  if (rejectedExtensions.test(name)) return 'type'
  if (size === 0) return 'empty'
  return size > maxBytes ? 'large' : undefined
}
