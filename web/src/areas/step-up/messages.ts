import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    sending: 'We are sending you a one-time passcode.',
    notSent: 'We could not send you a one-time passcode.',
    expired: 'This took too long. Please try again.',
    spent: 'No more passcodes can be sent for now. Please try again in 10 minutes.',
    resendsSpent:
      'No more passcodes can be sent for now. Please use the newest one. If it does not arrive, cancel and try again in 10 minutes.',
  },
  es: {
    sending: 'Le estamos enviando un código de un solo uso.',
    notSent: 'No pudimos enviarle un código de un solo uso.',
    expired: 'Pasó demasiado tiempo. Inténtelo de nuevo.',
    spent: 'Por ahora no se pueden enviar más códigos. Inténtelo de nuevo en 10 minutos.',
    resendsSpent:
      'Por ahora no se pueden enviar más códigos. Use el más reciente. Si no le llega, cancele e inténtelo de nuevo en 10 minutos.',
  },
})
