import { chakra } from '@chakra-ui/react'
import {
  maxPasswordLength,
  type PasswordCheck,
  passwordChecks,
  unsupportedIn,
} from '@gatehouse/contracts/rules/password-checks'
import { useText } from '../../language/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { text } from './messages.ts'

const checks = Object.entries(passwordChecks) as [PasswordCheck, RegExp][]

/** Password rules, checked while typing, and the length [1 §5]. */
export function PasswordChecklist({ typed }: { typed: string }) {
  const t = useText(text)
  const counts = { length: String(typed.length), most: String(maxPasswordLength) }
  return (
    <chakra.div fontSize="sm" display="grid" gap="half" paddingTop="1">
      <chakra.p
        alignSelf="end"
        justifySelf="end"
        fontVariantNumeric="tabular-nums"
        color={typed.length > maxPasswordLength ? 'danger' : 'muted'}
      >
        <span aria-hidden="true">{t('length', counts)}</span>
        <chakra.span srOnly>{t('lengthSpoken', counts)}</chakra.span>
      </chakra.p>
      <p>{t('needs')}</p>
      <chakra.ul listStyleType="none" display="grid" gap="half">
        {checks.map(([name, check]) => {
          const met = check.test(typed)
          return (
            <chakra.li
              key={name}
              display="flex"
              gap="1"
              alignItems="center"
              color={met ? 'good' : 'muted'}
            >
              {met ? <Icon shape="done" size={18} /> : <Circle />}
              <span>
                {t(name)}
                <chakra.span srOnly> {t(met ? 'met' : 'missing')}</chakra.span>
              </span>
            </chakra.li>
          )
        })}
        <UnsupportedParts typed={typed} />
      </chakra.ul>
    </chakra.div>
  )
}

/** Lines for what was typed and cannot stay. */
function UnsupportedParts({ typed }: { typed: string }) {
  const t = useText(text)
  const unsupported = unsupportedIn(typed)
  const others = unsupported.filter((one) => one !== ' ')
  const lines = [
    unsupported.includes(' ') && t('noSpaces'),
    others.length > 0 && t('noOthers', { characters: others.join(' ') }),
    typed.length > maxPasswordLength && t('maximum', { most: String(maxPasswordLength) }),
  ]
  return lines.map(
    (line) =>
      line && (
        <chakra.li key={line} display="flex" gap="1" alignItems="center" color="danger">
          <Icon shape="problem" size={18} />
          <span>
            {line}
            <chakra.span srOnly> {t('missing')}</chakra.span>
          </span>
        </chakra.li>
      ),
  )
}

const Circle = chakra('span', {
  base: {
    width: '14px',
    height: '14px',
    margin: '2px',
    flexShrink: '0',
    border: '2px solid',
    borderColor: 'edge',
    borderRadius: '50%',
  },
})
