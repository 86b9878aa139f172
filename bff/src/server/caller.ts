/** Who asks: kept in the session at sign-in, never sent to the browser as it is. */
export interface Caller {
  /** ewId: the id in upstream paths and the TimeCode. */
  userId: string
  /** ewLoginId: what passcodes are checked against. */
  loginId: string
  firstName: string
  lastName: string
  /** Sent as JwtAuthorization. */
  jwt: string
  /** Code of the brand acted under; null when the caller has no company. */
  brand: string | null
}

declare module 'fastify' {
  interface Session {
    caller?: Caller
  }
}
