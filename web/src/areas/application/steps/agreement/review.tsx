import { chakra } from '@chakra-ui/react'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChangeEmail } from '../../email/change-email.tsx'
import { type ReviewSection, useApplication } from '../../model/application-context.ts'
import { text } from './messages.ts'

export function Review() {
  const t = useText(text)
  const { reviews, application } = useApplication()
  const { email } = application
  if (reviews.length === 0 && !email) return null
  return (
    <chakra.section display="grid" gap="1">
      <chakra.h4 fontWeight="700">{t('review')}</chakra.h4>
      <chakra.p color="muted">{t('reviewLead')}</chakra.p>
      {email && (
        <chakra.div borderTop="1px solid" borderColor="line" paddingBlock="1">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
            <chakra.h5 fontWeight="600">{t('email')}</chakra.h5>
            <ChangeEmail />
          </chakra.div>
          <chakra.p overflowWrap="anywhere">{email}</chakra.p>
        </chakra.div>
      )}
      {reviews.map((review) => (
        <Section key={review.step} {...review} />
      ))}
    </chakra.section>
  )
}

function Section({ step, title, Review }: ReviewSection) {
  const t = useText(text)
  const { goTo } = useApplication()
  const name = () => <chakra.span srOnly>{title}</chakra.span>
  return (
    <chakra.div borderTop="1px solid" borderColor="line" paddingBlock="1">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <chakra.h5 fontWeight="600">{title}</chakra.h5>
        <Button look="plain" onClick={() => goTo(step)}>
          {t.rich('change', { name })}
        </Button>
      </chakra.div>
      <Review />
    </chakra.div>
  )
}
