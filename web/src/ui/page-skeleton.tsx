import { chakra } from '@chakra-ui/react'
import { useText } from '../language/use-text.ts'
import { text } from './messages.ts'

const Bar = chakra('div', {
  base: { bg: 'line', borderRadius: 'card', height: '16px' },
})

export function PageSkeleton() {
  const t = useText(text)
  return (
    <chakra.div role="status" display="grid" gap="2">
      <chakra.span srOnly>{t('loading')}</chakra.span>
      <Bar height="32px" width="40%" />
      <Bar width="70%" />
      <Bar height="120px" width="100%" />
      <Bar height="120px" width="100%" />
    </chakra.div>
  )
}
