import { useText } from '../../../language/use-text.ts'
import { NewTabLink } from '../../../ui/new-tab-link.tsx'
import { text } from './messages.ts'

/** Notice required by the reCAPTCHA terms. */
export function BotCheckNotice() {
  const t = useText(text)
  return (
    <p>
      {t.rich('botCheck', {
        policy: (words) => (
          <NewTabLink href="https://policies.google.com/privacy">{words}</NewTabLink>
        ),
        terms: (words) => <NewTabLink href="https://policies.google.com/terms">{words}</NewTabLink>,
      })}
    </p>
  )
}
