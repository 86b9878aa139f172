import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { hideBadgeBanner, useBadgeBannerHidden } from './badge-banner-state.ts'
import { text } from './messages.ts'

/** Above the content until the badges are viewed [1 §2 Top bar]. */
export function RecognitionBanner({ personKey }: { personKey: string }) {
  const t = useText(text)
  const hidden = useBadgeBannerHidden(personKey)
  if (hidden) return null
  return (
    <chakra.section
      data-not-printed=""
      aria-label={t('title')}
      bg="accentSoft"
      borderRadius="card"
      marginBottom="2"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        columnGap="1"
        fontSize={{ base: 'sm', md: 'md' }}
        paddingInline="2"
      >
        <chakra.p flex="1" paddingBlock="1">
          {t('banner')} <BadgesLink to="/info/RecognitionBadge">{t('bannerLink')}</BadgesLink>
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

const BadgesLink = chakra(Link, {
  base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
})

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
