import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Leave without saving?',
    lead: 'What you typed on this page has not been saved. If you leave, it is lost.',
    stay: 'Stay here',
    goOn: 'Leave without saving',
  },
  es: {
    title: '¿Continuar sin guardar?',
    lead: 'Lo que escribió en esta página no se ha guardado. Si continúa, se perderá.',
    stay: 'Quedarme aquí',
    goOn: 'Continuar sin guardar',
  },
})
