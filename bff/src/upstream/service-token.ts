import type { OperationReply } from '@gatehouse/contracts/operation'
import type * as account from '@gatehouse/contracts/upstream/account'
import { UpstreamError } from './upstream-error.ts'

type Token = OperationReply<typeof account.authenticate>

/** Renewed this long before expiry, so that no token expires in flight. */
const marginSeconds = 30

/** A caller's own invalid token must not force renewals of the shared one for all. */
const doubtfulRenewalMs = 10_000

/** A wrong password is not sent again before: the account could be locked, for healthy instances too. */
const refusedPauseMs = 30_000

/** Lower bound for the lifetime an upstream reports: otherwise renewal would loop. */
const minLifeSeconds = 1

/** The service account's token: single-flight, renewed before it expires, paused after a refusal. */
export class ServiceToken {
  readonly #obtain: () => Promise<Token>
  #doubtfulRenewalAt = Number.NEGATIVE_INFINITY
  #refused: { error: UpstreamError; until: number } | undefined
  #current: Promise<{ token: string; renewAt: number }> | undefined

  constructor(obtain: () => Promise<Token>) {
    this.#obtain = obtain
  }

  async get(): Promise<string> {
    this.#current ??= this.#renew()
    const renewal = this.#current
    try {
      const { token, renewAt } = await renewal
      if (performance.now() < renewAt) return token
    } catch (error) {
      if (this.#current === renewal) this.#current = undefined
      throw error
    }
    if (this.#current === renewal) this.#current = undefined
    return this.get()
  }

  /**
   * After a 401: drops the token and resolves to whether a new one may help. `doubtful`: the request
   * carried a caller's token too, which may be the one refused.
   */
  async drop(refused: string, doubtful: boolean): Promise<boolean> {
    const renewal = this.#current
    const current = await renewal?.catch(() => undefined)
    if (current?.token !== refused || this.#current !== renewal) return true
    if (doubtful) {
      if (performance.now() - this.#doubtfulRenewalAt < doubtfulRenewalMs) return false
      this.#doubtfulRenewalAt = performance.now()
    }
    this.#current = undefined
    return true
  }

  async #renew() {
    const now = performance.now()
    if (this.#refused && now < this.#refused.until) throw this.#refused.error
    const { token, expiresIn } = await this.#obtain().catch((error) => {
      if (error instanceof UpstreamError && error.isRefusal)
        this.#refused = { error, until: now + refusedPauseMs }
      throw error
    })
    const lifeSeconds = Math.max(expiresIn - marginSeconds, expiresIn / 2, minLifeSeconds)
    return { token, renewAt: performance.now() + lifeSeconds * 1000 }
  }
}
