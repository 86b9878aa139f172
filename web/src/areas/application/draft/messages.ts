import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    saving: 'Saving…',
    saved: 'Saved',
    waiting:
      'There is no connection just now. What you type stays on this page, and we keep trying to save it.',
  },
  es: {
    saving: 'Guardando…',
    saved: 'Guardado',
    waiting:
      'En este momento no hay conexión. Lo que escriba se queda en esta página y seguimos intentando guardarlo.',
  },
})
