import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Is this application yours?',
    lead: 'Somebody began to apply for this job in this browser. To go on, enter the email address of that application.',
    email: 'Email Address',
    invalid: 'Please enter a valid email address.',
    other: 'This is not the email address of that application.',
    goOn: 'Continue',
    notMe: 'This is not me',
    notMeLead: '“This is not me” deletes it, and you begin your own.',
    discardTitle: 'Delete this application?',
    discardLead: 'All that was typed for it will be deleted. This cannot be undone.',
    keep: 'Keep it',
    discard: 'Delete and begin my own',
  },
  es: {
    title: '¿Es suya esta solicitud?',
    lead: 'Alguien empezó a postularse a este empleo en este navegador. Para continuar, escriba el correo electrónico de esa solicitud.',
    email: 'Correo electrónico',
    invalid: 'Escriba un correo electrónico válido.',
    other: 'Este no es el correo electrónico de esa solicitud.',
    goOn: 'Continuar',
    notMe: 'No soy yo',
    notMeLead: '«No soy yo» la borra, y usted empieza la suya.',
    discardTitle: '¿Borrar esta solicitud?',
    discardLead: 'Se borrará todo lo que se escribió para ella. Esto no se puede deshacer.',
    keep: 'Conservarla',
    discard: 'Borrar y empezar la mía',
  },
})
