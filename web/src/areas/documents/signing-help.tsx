import { chakra } from '@chakra-ui/react'
import { useLanguage } from '../../language/language.tsx'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OpensNewTab } from '../../ui/opens-new-tab.tsx'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { text } from './messages.ts'

const readerUrl = 'https://get.adobe.com/reader/'

/** Requirements of signing, and the steps in each browser [3 §2]. */
export function SigningHelp() {
  const t = useText(text)
  const [language] = useLanguage()
  const browsers = [
    'chrome',
    'edge',
    ...(settings.internetExplorerHelp ? (['internet-explorer'] as const) : []),
    'firefox',
  ] as const
  return (
    <Notice
      more={
        <chakra.div display="flex">
          <Disclosure
            label={t('help')}
            side="start"
            button={
              <>
                {t('help')}
                <Icon shape="chevron" size={18} />
              </>
            }
          >
            <chakra.ul listStyleType="none">
              {browsers.map((browser) => (
                <li key={browser}>
                  <Guide
                    href={`/assets/e-signature/${browser}.${language}.pdf`}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    <span>
                      {t(browser)}
                      <OpensNewTab />
                    </span>
                    <WorkerIcon shape="newTab" size={18} />
                  </Guide>
                </li>
              ))}
            </chakra.ul>
          </Disclosure>
        </chakra.div>
      }
    >
      {t('required')} <NewTabLink href={readerUrl}>{t('getReader')}</NewTabLink>
    </Notice>
  )
}

const Guide = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    minHeight: '48px',
    paddingInline: '2',
    borderRadius: 'card',
    _hover: { bg: 'accentSoft' },
  },
})
