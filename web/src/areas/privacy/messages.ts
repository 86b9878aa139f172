import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Cookies',
    notice:
      'We use cookies that this portal needs to work. If you accept, we may also measure how it is used, to make it better.',
    accept: 'Accept',
    settings: 'Cookie Settings',
  },
  es: {
    title: 'Cookies',
    notice:
      'Usamos cookies que este portal necesita para funcionar. Si acepta, también podemos medir cómo se usa, para mejorarlo.',
    accept: 'Aceptar',
    settings: 'Opciones de cookies',
  },
})
