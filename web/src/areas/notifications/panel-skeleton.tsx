import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { text } from './messages.ts'

const Bar = chakra('div', { base: { bg: 'line', borderRadius: 'card', height: '96px' } })

export function PanelSkeleton() {
  const t = useText(text)
  return (
    <chakra.div role="status" display="grid" gap="1">
      <chakra.span srOnly>{t('loading')}</chakra.span>
      <Bar />
      <Bar />
      <Bar />
    </chakra.div>
  )
}
