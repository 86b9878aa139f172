const reCaptchaApi = 'https://www.google.com/recaptcha/'
const reCaptchaFiles = 'https://www.gstatic.com/recaptcha/'

interface PolicyOptions {
  nonce: string
  /** Whether reCAPTCHA is in use, and its origins are allowed. */
  reCaptcha: boolean
  /** Origins of pages that ours frames. */
  frames: readonly string[]
  /** Origins whose pages may frame ours. */
  hosts: readonly string[]
}

/** A strict Content-Security-Policy: own files and nonced inline code only. */
export function contentSecurityPolicy({ nonce, reCaptcha, frames, hosts }: PolicyOptions): string {
  const whenInUse = (...sources: string[]) => (reCaptcha ? ` ${sources.join(' ')}` : '')
  const frameSources = [...new Set(frames), ...(reCaptcha ? [reCaptchaApi] : [])]
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${whenInUse(reCaptchaApi, reCaptchaFiles)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${whenInUse(reCaptchaApi)}`,
    `frame-src ${["'self'", ...frameSources].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${hosts.join(' ') || "'none'"}`,
  ].join('; ')
}
