import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Cookies',
    notice: 'We use the cookies this portal needs. If you accept, we also measure how it is used.',
    accept: 'Accept',
    refuse: 'No thanks',
    settings: 'Cookie Settings',
  },
  es: {
    title: 'Cookies',
    notice: 'Usamos las cookies que este portal necesita. Si acepta, también medimos cómo se usa.',
    accept: 'Aceptar',
    refuse: 'No, gracias',
    settings: 'Opciones de cookies',
  },
})
