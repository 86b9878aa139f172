import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    title: 'Your Account has been Blocked',
    lead: 'Please contact the Support Desk at <phone></phone> to have the block removed.',
    return: 'Return to Login Screen',
  },
  es: {
    title: 'Su cuenta está bloqueada',
    lead: 'Llame a soporte al <phone></phone> para que retiren el bloqueo.',
    return: 'Volver a la pantalla de inicio de sesión',
  },
})
