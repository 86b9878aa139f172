import { Link } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { text } from './messages.ts'
import { useResults } from './use-results.ts'

/** Out of a page that has no job to show. */
export function BackToResults({ look = 'primary' }: { look?: 'primary' | 'quiet' }) {
  const t = useText(text)
  return (
    <Button asChild look={look}>
      <Link to={useResults()}>{t('backToResults')}</Link>
    </Button>
  )
}
