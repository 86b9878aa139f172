import { Link } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { text } from './messages.ts'
import { useResultsPath } from './use-results-path.ts'

export function BackToResults({ look = 'primary' }: { look?: 'primary' | 'quiet' }) {
  const t = useText(text)
  return (
    <Button asChild look={look}>
      <Link to={useResultsPath()}>{t('backToResults')}</Link>
    </Button>
  )
}
