import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { hideBadgeBanner, useBadgeBannerHidden } from './badge-banner-state.ts'
import { text } from './messages.ts'

/** Above the content until the badges are viewed [1 §2 Top bar]. */
export function RecognitionBanner({ personKey }: { personKey: string }) {
  const t = useText(text)
  const hidden = useBadgeBannerHidden(personKey)
  if (hidden) return null
  return (
    <chakra.section aria-label={t('title')} bg="accentSoft" borderRadius="card" marginBottom="2">
      <chakra.div
        display="flex"
        alignItems="center"
        columnGap="1"
        fontSize={{ base: 'sm', md: 'md' }}
        paddingInline="2"
      >
        <chakra.p flex="1" display="flex" flexWrap="wrap" alignItems="center" columnGap="1">
          <span>{t('banner')}</span>
          <TextLink to="/info/RecognitionBadge">{t('bannerLink')}</TextLink>
        </chakra.p>
        <Close
          type="button"
          aria-label={t('hideBanner')}
          onClick={() => {
            hideBadgeBanner(personKey)
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        >
          <Icon shape="close" />
        </Close>
      </chakra.div>
    </chakra.section>
  )
}

const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    marginInlineEnd: '-8px',
    borderRadius: 'card',
    cursor: 'pointer',
    _hover: { bg: 'surface' },
  },
})
