import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <chakra.h2 id={id} fontWeight="700" marginBottom="1">
          {title}
        </chakra.h2>
        {children}
      </section>
    </Card>
  )
}
