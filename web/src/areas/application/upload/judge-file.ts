import { resumeTypes } from '@gatehouse/contracts/portal/application'

/** For the browser's own choice of files. */
export const accepted = resumeTypes.map((type) => `.${type}`).join(',')

/** Kinds that are none of these whatever is in them, so that nobody waits for a photograph to upload. */
const others = /\.(jpe?g|png|gif|heic|webp|mp4|mov|mp3|zip|exe|xlsx?|pptx?|odt|pages|html?)$/i

/**
 * What is wrong with a file, as far as can be told before it has been sent: the gateway judges by
 * content, and says the last word.
 */
export function judgeFile({ name, size }: Pick<File, 'name' | 'size'>, mostBytes: number) {
  if (others.test(name)) return 'type'
  if (size === 0) return 'empty'
  return size > mostBytes ? 'large' : undefined
}
