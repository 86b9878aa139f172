/** Every request of the portal's own code carries this header; a foreign page cannot add it. */
export const csrfHeader = 'x-gatehouse'

/** What the bot score is asked for: a token the browser obtained for this very write. */
export const botTokenHeader = 'x-gatehouse-bot-token'

/** The same for every try of one intention, so that trying again does nothing twice. */
export const idempotencyHeader = 'idempotency-key'

/** What such a key may be made of. */
export const idempotencyKeyPattern = '^[\\w-]{16,64}$'
