import { chakra } from '@chakra-ui/react'
import { useSession } from '../../areas/session/use-session.ts'
import { Menu } from './menu.tsx'

export function SideMenu() {
  const { person } = useSession()
  if (!person) return null
  return (
    <chakra.div
      position="sticky"
      top="0"
      maxHeight="100dvh"
      overflowY="auto"
      padding="2"
      paddingBlock="3"
    >
      <Menu person={person} />
    </chakra.div>
  )
}
