import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Leave without saving?',
    lead: 'What you typed on this page has not been saved. If you leave, it is lost.',
    stay: 'Stay on this page',
    leave: 'Leave without saving',
  },
  es: {
    title: '¿Salir sin guardar?',
    lead: 'Lo que escribió en esta página no se ha guardado. Si sale, se perderá.',
    stay: 'Quedarme en esta página',
    leave: 'Salir sin guardar',
  },
})
