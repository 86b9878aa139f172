import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { text } from './messages.ts'
import { useBadgesViewed } from './viewed-badges.ts'

/** Shown below the top bar until the badges are viewed [1 §2 Top bar]. */
export function RecognitionBanner({ personKey }: { personKey: string }) {
  const t = useText(text)
  const viewed = useBadgesViewed(personKey)
  if (viewed) return null
  return (
    <chakra.section aria-label={t('title')} bg="accentSoft">
      <chakra.p
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="1"
        maxWidth="1370px"
        marginInline="auto"
        paddingInline={{ base: '2', md: '4' }}
      >
        <chakra.span>{t('banner')}</chakra.span>
        <TextLink to="/info/RecognitionBadge">{t('bannerLink')}</TextLink>
      </chakra.p>
    </chakra.section>
  )
}
