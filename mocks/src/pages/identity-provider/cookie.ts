import { browserCookie } from '../browser-cookie.ts'

export const cookie = browserCookie('fakes_identity')
