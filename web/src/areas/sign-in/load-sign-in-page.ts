import { settings } from '../../portal/settings.ts'

/** Of the way to sign in that is configured. */
export function loadSignInPage() {
  return settings.signIn === 'redirect'
    ? import('./redirect/redirect-page.tsx')
    : import('./sign-in-page.tsx')
}
