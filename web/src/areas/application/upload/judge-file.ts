import { resumeTypes } from '@gatehouse/contracts/portal/application'

/** What a form takes [decisions]; the gateway judges by content and says the last word. */
const mostBytes = 10 * 1024 * 1024

/** For the browser's own choice of files. */
export const accepted = resumeTypes.map((type) => `.${type}`).join(',')

/** What is wrong with a file, as far as can be told before it has been sent. */
export function judgeFile({ name, size }: Pick<File, 'name' | 'size'>) {
  const ending = name.toLowerCase().split('.').at(-1)
  if (!resumeTypes.some((type) => type === ending)) return 'type'
  if (size === 0) return 'empty'
  return size > mostBytes ? 'large' : undefined
}
