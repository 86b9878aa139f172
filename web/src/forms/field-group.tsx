import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FieldGroupProps {
  title: string
  help?: string
  children: ReactNode
}

export function FieldGroup({ title, help, children }: FieldGroupProps) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="700" marginBottom="1">
        {title}
      </chakra.legend>
      {help && (
        <chakra.p color="muted" fontSize="sm" marginBottom="1">
          {help}
        </chakra.p>
      )}
      <Grid>{children}</Grid>
    </chakra.fieldset>
  )
}

export const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '2',
    _empty: { display: 'none' },
  },
})
