import type { OperationReply } from '@gatehouse/contracts/operation'
import type * as account from '@gatehouse/contracts/upstream/account'

type Token = OperationReply<typeof account.authenticate>

/** A token is renewed this long before it ends, so that none ends on its way. */
const marginSeconds = 30

/** One caller, whose own token is refused, must not make everybody wait for new ones all the time. */
const doubtsAtMostEveryMs = 10_000

/** Whatever the upstream says of its life: a token is used, or asking for one would never end. */
const shortestSeconds = 1

/** The service account's token: obtained once however many ask, renewed before it expires. */
export class ServiceToken {
  readonly #obtain: () => Promise<Token>
  #doubtedAt = Number.NEGATIVE_INFINITY
  #current: Promise<{ token: string; renewAt: number }> | undefined

  constructor(obtain: () => Promise<Token>) {
    this.#obtain = obtain
  }

  async get(): Promise<string> {
    this.#current ??= this.#ask()
    const asked = this.#current
    try {
      const { token, renewAt } = await asked
      if (performance.now() < renewAt) return token
    } catch (fault) {
      if (this.#current === asked) this.#current = undefined
      throw fault
    }
    if (this.#current === asked) this.#current = undefined
    return this.get()
  }

  /**
   * Called when an upstream said 401; gives whether another token may help, and `get` gives it.
   * `doubtful`: a caller's own token went along, and may be what was refused.
   */
  async drop(refused: string, doubtful: boolean): Promise<boolean> {
    const asked = this.#current
    const held = await asked?.catch(() => undefined)
    if (held?.token !== refused || this.#current !== asked) return true
    if (doubtful) {
      if (performance.now() - this.#doubtedAt < doubtsAtMostEveryMs) return false
      this.#doubtedAt = performance.now()
    }
    this.#current = undefined
    return true
  }

  async #ask() {
    const { token, expiresIn } = await this.#obtain()
    const lifeSeconds = Math.max(expiresIn - marginSeconds, expiresIn / 2, shortestSeconds)
    return { token, renewAt: performance.now() + lifeSeconds * 1000 }
  }
}
