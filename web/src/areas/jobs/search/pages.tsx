import { chakra } from '@chakra-ui/react'
import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, pageSizes } from '@gatehouse/contracts/portal/jobs'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { box } from '../../../forms/field-frame.tsx'
import { useText } from '../../../language/use-text.ts'
import { text } from './messages.ts'

/** From page to page, and how long one is. */
export function Pages({ search, pages }: { search: JobSearch; pages: number }) {
  const t = useText(text)
  const id = useId()
  const navigate = useNavigate()
  const { page = 0, size = pageSizes[0] } = search
  const at = (change: JobSearch) => ({
    search: formatJobSearch({ ...search, ...change }).toString(),
  })
  const turn = { preventScrollReset: true, state: { turned: true } }
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
          {page > 0 && (
            <Turn to={at({ page: page - 1 })} {...turn}>
              {t('previous')}
            </Turn>
          )}
          <span>{t('page', { page: page + 1, pages })}</span>
          {page + 1 < pages && (
            <Turn to={at({ page: page + 1 })} {...turn}>
              {t('next')}
            </Turn>
          )}
        </chakra.nav>
      )}
      <chakra.div display="flex" alignItems="center" gap="1" marginInlineStart={{ md: 'auto' }}>
        <label htmlFor={id}>{t('size')}</label>
        <Size
          id={id}
          value={size}
          onChange={({ target }) => {
            const chosen = pageSizes.find((one) => one === Number(target.value))
            if (chosen) void navigate(at({ size: chosen, page: 0 }), turn)
          }}
        >
          {pageSizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Size>
      </chakra.div>
    </chakra.div>
  )
}

const Turn = chakra(Link, {
  base: {
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
  },
})

const Size = chakra('select', { base: { ...box, width: 'auto', cursor: 'pointer' } })
