import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { acceptCookies, usePrivacyChoices } from './choices.ts'
import { text } from './messages.ts'

/**
 * Shown until it is accepted [2 §2 Cookie dialog]. It stands above the page, not over it: it covers
 * nothing, holds no focus, and people may leave it as it is.
 */
export function CookieNotice() {
  const t = useText(text)
  const { noticeDue } = usePrivacyChoices()
  if (!noticeDue) return null

  const accept = () => {
    acceptCookies()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <chakra.section
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
        gap={{ base: '1', md: '3' }}
        maxWidth="1120px"
        marginInline="auto"
        paddingInline={{ base: '2', md: '4' }}
        paddingBlock="1"
      >
        <chakra.p flex="1">{t('notice')}</chakra.p>
        <chakra.div display="flex" gap="1">
          <Choice onClick={accept}>{t('accept')}</Choice>
          <Choice asChild>
            <Link to="/privacy-policy">{t('settings')}</Link>
          </Choice>
        </chakra.div>
      </chakra.div>
    </chakra.section>
  )
}

/** Beside each other on phones too: the notice takes no more room than it has to. */
const Choice = chakra(Button, {
  base: {
    flex: { base: '1', md: 'none' },
    paddingInline: { base: '1', md: '3' },
    whiteSpace: 'nowrap',
  },
})
