import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { text } from './messages.ts'

/** Marks a field or entry prefilled from the résumé and not yet reviewed. */
export function ReviewFlag() {
  const t = useText(text)
  return <Flag>{t('fromResume')}</Flag>
}

/** With an edge along the positioned element that it stands in. */
const Flag = chakra('span', {
  base: {
    color: 'accent',
    fontSize: 'sm',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '-10px',
      borderInlineStart: '4px solid',
    },
  },
})
