import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    workerLead: 'We know you already: there are only a few things to say.',
    start: 'Start your application',
  },
  es: {
    workerLead: 'Ya le conocemos: solo faltan unos pocos datos.',
    start: 'Empezar mi solicitud',
  },
})
