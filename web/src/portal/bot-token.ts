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

let loading: Promise<ReCaptcha> | undefined

/** Google's script, fetched at the first write and not before: reading needs no score. */
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

/**
 * A token for one write, from which the gateway learns the bot score; empty when none could be
 * had, which the gateway answers like a low score. Without a site key it is one that fakes take.
 */
export async function botToken(path: string): Promise<string> {
  const { botSiteKey } = settings
  if (!botSiteKey) return `portal-${crypto.randomUUID()}`
  const action = path.replace(/^\/api\//, '').replace(/[^A-Za-z/]/g, '_')
  try {
    const recaptcha = await load(botSiteKey)
    return await recaptcha.execute(botSiteKey, { action })
  } catch {
    return ''
  }
}
