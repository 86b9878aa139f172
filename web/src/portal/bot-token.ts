import { settings } from './settings.ts'

interface ReCaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: ReCaptcha
  }
}

/** Ample for Google's script on a slow connection; some networks swallow it. */
const timeoutMs = 10_000

let loading: Promise<ReCaptcha> | undefined

/** Google's script, lazy-loaded at the first write: reads need no score. */
function load(siteKey: string): Promise<ReCaptcha> {
  loading ??= new Promise<ReCaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onload = () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA did not start'))
    }
    script.onerror = () => reject(new Error('reCAPTCHA did not load'))
    document.head.append(script)
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function execute(siteKey: string, action: string): Promise<string> {
  const recaptcha = await load(siteKey)
  return recaptcha.execute(siteKey, { action })
}

/**
 * A token for the bot score of one write. Empty when reCAPTCHA fails or does not answer, which the gateway treats as a
 * low score; without a site key, a token that the fakes accept.
 */
export async function botToken(path: string): Promise<string> {
  const { botSiteKey } = settings
  if (!botSiteKey) return `portal-${crypto.randomUUID()}`
  const action = path.replace(/^\/api\//, '').replace(/[^A-Za-z/]/g, '_')
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(''), timeoutMs)
  })
  try {
    return await Promise.race([execute(botSiteKey, action), timeout])
  } catch {
    return ''
  } finally {
    clearTimeout(timer)
  }
}
