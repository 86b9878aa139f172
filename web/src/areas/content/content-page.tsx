import { type ContentCode, readContent } from '@gatehouse/contracts/portal/content'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Categories } from './categories.tsx'
import { text } from './messages.ts'

const questionOf = (code: ContentCode) => ({ params: { code } })

/** Each code gets a component of its own: React mounts anew when the user goes from one to another. */
export const contentPage = (code: ContentCode) => ({
  loader: pageLoader(() => load(readContent, questionOf(code))),
  Component: () => <ContentPage code={code} />,
})

/**
 * What editors have written under a code, by category; announcements are home. A page without
 * categories has nothing to offer; one whose categories are all empty has nothing for now [3 §2].
 */
function ContentPage({ code }: { code: ContentCode }) {
  const t = useText(text)
  return (
    <Page title={t(code)} lead={t(`${code}-lead`)}>
      <Loaded
        read={useRead(readContent, questionOf(code))}
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
