import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { inputStyle } from '../input-style.ts'
import { text } from './messages.ts'

interface PageLinks {
  /** Props of the link to a page; the first and last page have one link only. */
  linkTo: (page: number) => Omit<LinkProps, 'children'>
}

interface PageButtons {
  onTurn: (page: number) => void
}

interface PageSize {
  label: string
  sizes: readonly number[]
  size: number
  onChange: (size: number) => void
}

type PaginatorProps = (PageLinks | PageButtons) & {
  /** Zero-based. */
  page: number
  pages: number
  pageSize?: PageSize
}

/** Previous and next page by link or button, and the size of a page. */
export function Paginator({ page, pages, pageSize, ...target }: PaginatorProps) {
  const t = useText(text)
  const steps = { previous: page > 0 && page - 1, next: page + 1 < pages && page + 1 }
  const step = (name: keyof typeof steps) => {
    const to = steps[name]
    if ('onTurn' in target)
      // A disabled button keeps the focus; a button that disappears would lose it.
      return (
        <StepButton
          type="button"
          aria-disabled={to === false}
          onClick={() => to !== false && target.onTurn(to)}
        >
          {t(name)}
        </StepButton>
      )
    return to !== false && <StepLink {...target.linkTo(to)}>{t(name)}</StepLink>
  }
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      justifyContent="space-between"
      alignItems={{ md: 'center' }}
      gap="2"
      marginTop="3"
    >
      {pages > 1 && (
        <chakra.nav aria-label={t('pages')} display="flex" alignItems="center" gap="2">
          {step('previous')}
          <span>{t('page', { page: page + 1, pages })}</span>
          {step('next')}
        </chakra.nav>
      )}
      {pageSize && <PageSizeSelect {...pageSize} />}
    </chakra.div>
  )
}

function PageSizeSelect({ label, sizes, size, onChange }: PageSize) {
  const id = useId()
  return (
    <chakra.div display="flex" alignItems="center" gap="1" marginInlineStart={{ md: 'auto' }}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={size} onChange={({ target }) => onChange(Number(target.value))}>
        {sizes.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </chakra.div>
  )
}

const stepStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  paddingInline: '2',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 'card',
  bg: 'surface',
  color: 'accent',
  fontWeight: '600',
  _hover: { bg: 'accentSoft' },
} as const

const StepLink = chakra(Link, { base: stepStyle })

const StepButton = chakra('button', {
  base: { ...stepStyle, cursor: 'pointer', '&[aria-disabled=true]': { color: 'muted' } },
})

const Select = chakra('select', { base: { ...inputStyle, width: 'auto', cursor: 'pointer' } })
