import type { ReactNode } from 'react'

/** Allows a line break after a slash, as in "State/Province". */
export function breakable(label: string): ReactNode {
  const [start, end] = label.split('/')
  if (end === undefined) return label
  return (
    <>
      {start}/<wbr />
      {end}
    </>
  )
}
