import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useRef } from 'react'
import { SWRConfig } from 'swr'
import { LanguageProvider } from '../language/language.tsx'
import { leaveIfSignedOut } from '../portal/signed-out.ts'
import { AlertProvider } from '../ui/alerts.tsx'
import { PageShown } from '../ui/page.tsx'
import { system } from '../ui/theme.ts'

/** The content security policy blocks Emotion's styles without the page's nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const styles = createCache({ key: 'gh', ...(nonce && { nonce }) })

export function Providers({ children }: { children: ReactNode }) {
  const pageShown = useRef(false)
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <LanguageProvider>
          <SWRConfig
            value={{
              // Loaders have just read the data; failures are shown with a Retry button.
              revalidateIfStale: false,
              shouldRetryOnError: false,
              onError: leaveIfSignedOut,
            }}
          >
            <AlertProvider>
              <PageShown value={pageShown}>{children}</PageShown>
            </AlertProvider>
          </SWRConfig>
        </LanguageProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}
