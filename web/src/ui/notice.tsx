import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'

interface NoticeProps {
  children: ReactNode
  more?: ReactNode
}

export function Notice({ children, more }: NoticeProps) {
  return (
    <Card display="grid" gap="2" maxWidth="640px" marginBlock="2">
      <chakra.div display="flex" gap="1">
        <chakra.span color="info" paddingBlock="2px">
          <Icon shape="info" />
        </chakra.span>
        <div>{children}</div>
      </chakra.div>
      {more}
    </Card>
  )
}
