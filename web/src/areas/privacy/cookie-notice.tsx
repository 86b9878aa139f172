import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { shellWidth } from '../../ui/shell-width.ts'
import { usePortalUser } from '../session/use-portal-user.ts'
import { acceptCookieNotice, setMeasurementConsent, useConsent } from './consent.ts'
import { text } from './messages.ts'
import { PolicyLink } from './policy-link.tsx'

/** Shown until answered [2 §2 Cookie dialog]. In the page flow: no overlay, no focus trap. */
export function CookieNotice() {
  const t = useText(text)
  const person = usePortalUser()
  const { noticeDue } = useConsent()
  if (!noticeDue) return null

  const answer = (store: () => void) => {
    store()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <chakra.section
      data-not-printed=""
      aria-label={t('title')}
      bg="surface"
      borderBottom="1px solid"
      borderColor="line"
      fontSize="sm"
    >
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ md: 'center' }}
        gap={{ base: 'half', md: '3' }}
        maxWidth={shellWidth(person !== null)}
        marginInline="auto"
        paddingInline={{ base: '2', md: '4' }}
        paddingBlock="half"
      >
        <chakra.p flex="1">{t('notice')}</chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap={{ base: 'half', md: '1' }}>
          <NoticeButton onClick={() => answer(acceptCookieNotice)}>{t('accept')}</NoticeButton>
          <NoticeButton onClick={() => answer(() => setMeasurementConsent('refused'))}>
            {t('refuse')}
          </NoticeButton>
          <NoticeButton asChild>
            <PolicyLink>{t('settings')}</PolicyLink>
          </NoticeButton>
        </chakra.div>
      </chakra.div>
    </chakra.section>
  )
}

/** Side by side on phones too, to save height. */
const NoticeButton = chakra(Button, {
  base: {
    width: 'auto',
    flex: { base: '1 1 auto', md: 'none' },
    minHeight: { base: '44px', md: '48px' },
    paddingInline: { base: 'half', md: '2' },
    fontSize: 'sm',
    whiteSpace: 'nowrap',
  },
})
