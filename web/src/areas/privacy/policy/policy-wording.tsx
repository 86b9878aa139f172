import { readPublicContent } from '@gatehouse/contracts/portal/content'
import { useRead } from '../../../portal/use-read.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Categories } from '../../content/categories.tsx'

/** Editors' wording of the policy; nothing if there is none [4]. */
export function PolicyWording() {
  return (
    <Loaded
      read={useRead(readPublicContent, { params: { code: 'privacy-policy' } })}
      isEmpty={({ categories }) => categories.every(({ items }) => items.length === 0)}
    >
      {({ categories }) => <Categories categories={categories} />}
    </Loaded>
  )
}
