import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { Summary } from '../../ui/summary.tsx'
import { text } from './dialog-messages.ts'

/** A sample check that shows where the two numbers are. */
export function CheckImage() {
  const t = useText(text)
  return (
    <chakra.details>
      <Summary display="list-item" fontWeight="600" color="accent">
        {t('help')}
      </Summary>
      <chakra.svg
        viewBox="0 0 360 172"
        width="100%"
        maxWidth="480px"
        role="img"
        aria-label={t('checkImage')}
        color="ink"
        fill="currentColor"
        fontSize="11px"
      >
        <chakra.rect x="1" y="1" width="358" height="150" rx="6" fill="accentSoft" stroke="edge" />
        <g fill="none" stroke="currentColor" opacity="0.45">
          <path d="M16 24h96M16 36h72M270 28h74M16 70h238M16 94h238M16 118h110M232 118h112" />
          <rect x="270" y="58" width="74" height="20" />
        </g>
        <g fontFamily="monospace" fontSize="14px">
          <text x="24" y="143">
            021000021
          </text>
          <text x="136" y="143">
            000123456789
          </text>
          <text x="262" y="143">
            1234
          </text>
        </g>
        <chakra.g fill="none" stroke="accent" strokeWidth="2">
          <rect x="14" y="129" width="100" height="19" rx="3" />
          <rect x="132" y="129" width="112" height="19" rx="3" />
        </chakra.g>
        <g fontWeight="600">
          <text x="14" y="166">
            {t('checkRouting')}
          </text>
          <text x="132" y="166">
            {t('checkAccount')}
          </text>
        </g>
      </chakra.svg>
    </chakra.details>
  )
}
