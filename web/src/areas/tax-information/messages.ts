import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Tax Information',
    lead: 'Ask for the form that changes how much tax is withheld from your pay.',
    explanation:
      'We send an email with the form to your email address within 24 hours. Your withholding stays as it is until payroll has your completed form.',
    send: 'Start a tax withholding update',
    sent: 'Notification sent, we will contact you as soon as possible',
    sentAlready: 'You can ask again if the email has not arrived after 24 hours.',
    unknown:
      'We could not tell whether your request arrived. If no email comes within 24 hours, please ask again.',
  },
  es: {
    title: 'Información de impuestos',
    lead: 'Pida el formulario que cambia cuánto impuesto se retiene de su pago.',
    explanation:
      'Le enviamos un correo electrónico con el formulario en un plazo de 24 horas. Su retención no cambia hasta que nómina tenga su formulario completo.',
    send: 'Iniciar un cambio de retención de impuestos',
    sent: 'Se envió la notificación; nos comunicaremos con usted lo antes posible',
    sentAlready: 'Puede pedirlo de nuevo si el correo no llega en 24 horas.',
    unknown:
      'No sabemos si su solicitud llegó. Si no recibe un correo en 24 horas, pídalo de nuevo.',
  },
})
