import { chakra } from '@chakra-ui/react'
import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, sortColumns } from '@gatehouse/contracts/portal/jobs'
import { useNavigate } from 'react-router'
import { useText } from '../../../../language/use-text.ts'
import { inputStyle } from '../../../../ui/input-style.ts'
import { text as jobsText } from '../../messages.ts'
import { text } from './messages.ts'

const orders = sortColumns.flatMap((sort) =>
  (['asc', 'desc'] as const).map((direction) => ({ sort, direction })),
)

/** Order of the cards; the table has it in its headers. */
export function SortOrder({ search }: { search: JobSearch }) {
  const t = useText(text)
  const j = useText(jobsText)
  const navigate = useNavigate()
  const { sort: sorted = 'posted', direction: sortedBy = 'desc', page: _, ...others } = search
  const labelOf = ({ sort, direction }: (typeof orders)[number]) => {
    if (sort === 'posted') return t(direction === 'desc' ? 'newest' : 'oldest')
    return t(direction === 'asc' ? 'ascending' : 'descending', { column: j(sort) })
  }
  return (
    <Order
      aria-label={t('order')}
      value={orders.findIndex((one) => one.sort === sorted && one.direction === sortedBy)}
      onChange={({ target }) => {
        const order = orders[Number(target.value)]
        const query = formatJobSearch({ ...others, ...order }).toString()
        void navigate({ search: query }, { preventScrollReset: true })
      }}
    >
      {orders.map((order, index) => (
        <option key={`${order.sort}-${order.direction}`} value={index}>
          {labelOf(order)}
        </option>
      ))}
    </Order>
  )
}

const Order = chakra('select', {
  base: { ...inputStyle, width: 'auto', maxWidth: '100%', paddingInline: '1', cursor: 'pointer' },
})
