/** CSRF protection: the portal sends it with every request, and another site cannot. */
export const csrfHeader = 'x-gatehouse'

export const botTokenHeader = 'x-gatehouse-bot-token'

/** Of the person that the tab shows. */
export const personHeader = 'x-gatehouse-person'

/** Of the person that the tab showed before: whose unsaved forms it may hold. */
export const formerPersonHeader = 'x-gatehouse-former-person'

/** URI-encoded code of the company that the tab shows; '' without one. */
export const companyHeader = 'x-gatehouse-company'

/** Stays the same across retries. */
export const idempotencyHeader = 'idempotency-key'

export const idempotencyKeyPattern = '^[\\w-]{16,64}$'

/** A visit is the life of a browser tab. */
export const visitHeader = 'x-gatehouse-visit'

/** Forwarded from the first proxy to the last upstream. */
export const requestIdHeader = 'x-request-id'
