import { type ContentCode, readContent } from '@gatehouse/contracts/portal/content'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Categories } from './categories.tsx'
import { text } from './messages.ts'

const inputOf = (code: ContentCode) => ({ params: { code } })

/** A component per code, so that React remounts when the user goes from one page to another. */
export const contentPage = (code: ContentCode) => ({
  loader: pageLoader(() => load(readContent, inputOf(code))),
  Component: () => <ContentPage code={code} />,
})

/** Editors' content by category. No categories, and only empty ones, have different texts [3 §2]. */
function ContentPage({ code }: { code: ContentCode }) {
  const t = useText(text)
  return (
    <Page title={t(code)} lead={t(`${code}-lead`)}>
      <Loaded
        read={useRead(readContent, inputOf(code))}
        showRefreshError
        isEmpty={({ categories }) => categories.length === 0}
        empty={<Empty title={t('emptyTitle')}>{t('empty', { type: t(`${code}-type`) })}</Empty>}
      >
        {({ categories }) =>
          categories.every(({ items }) => items.length === 0) ? (
            <Empty title={t('noDataTitle')}>{t('noData')}</Empty>
          ) : (
            <Categories categories={categories} />
          )
        }
      </Loaded>
    </Page>
  )
}
