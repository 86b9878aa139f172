import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    saving: 'Saving…',
    saved: 'Saved',
    retrying:
      'There is no connection just now. What you type stays on this page, and we keep trying to save it.',
    expired:
      'Your application was open for a long time, and we no longer keep it. What you typed is still on this page.',
    cookiesBlocked:
      'Your browser blocks cookies for this site, and an application needs them. Please allow cookies, and then continue. What you typed is still on this page.',
    continue: 'Continue with my answers',
  },
  es: {
    saving: 'Guardando…',
    saved: 'Guardado',
    retrying:
      'En este momento no hay conexión. Lo que escriba se queda en esta página y seguimos intentando guardarlo.',
    expired:
      'Su solicitud estuvo abierta mucho tiempo y ya no la conservamos. Lo que escribió sigue en esta página.',
    cookiesBlocked:
      'Su navegador bloquea las cookies de este sitio, y la solicitud las necesita. Permita las cookies y luego siga. Lo que escribió sigue en esta página.',
    continue: 'Seguir con lo que escribí',
  },
})
