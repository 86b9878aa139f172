import type {
  RedirectQuery,
  returnFromIdentityProvider,
} from '@gatehouse/contracts/portal/redirect-endpoints'

/** Random values that bind a return to the browser that left. */
export interface SignInAttempt {
  /** OAuth `state`, against CSRF. */
  state: string
  nonce: string
  /** PKCE; never in a URL. */
  verifier: string
}

export interface Identity {
  loginId: string
  /** Signs in once. */
  tokenId: string
  /** End of the session at the latest, milliseconds since 1970. */
  expiresAt?: number
  /** For the upstream's own log-out. */
  sessionToken?: string
  /** For the provider's log-out. */
  idToken?: string
}

export type IdentityReturn = RedirectQuery<typeof returnFromIdentityProvider>

/** External identity provider. `returnTo` is an absolute URL of the portal. */
export interface IdentityProvider {
  /** Sign-in page; with `isKnown` a session there is not to sign in silently. */
  loginAddress(attempt: SignInAttempt, returnTo: string, isKnown: boolean): Promise<string>
  /**
   * Ends the provider's own session and returns the browser; undefined if it has no such page, or
   * would ask the user first unless it `mayAsk`.
   */
  logoutAddress(
    returnTo: string,
    idToken: string | undefined,
    mayAsk: boolean,
  ): Promise<string | undefined>
  /** Throws unless the provider says so, to this attempt; UpstreamError if it could not be asked. */
  identify(returned: IdentityReturn, attempt: SignInAttempt, returnTo: string): Promise<Identity>
  close(): Promise<void>
}
