import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Illustration } from './illustration.tsx'

export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card display="grid" justifyItems="center" textAlign="center" gap="1" paddingBlock="6">
      <Illustration path="M34 56V32a14 14 0 0 1 28 0v24">
        <path d="M48 56V38M48 8V2M22 16l-4-4M74 16l4-4" opacity="0.5" />
      </Illustration>
      <chakra.p fontWeight="700">{title}</chakra.p>
      <chakra.div color="muted">{children}</chakra.div>
    </Card>
  )
}
