import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    meant: 'Did you mean {email}?',
    use: 'Use this address',
    email: 'Email Address',
    change: 'Change<name> your email address</name>',
    title: 'Change your email address',
    newLead: 'What you typed stays, unless we know you already under the new address.',
    knownLead: 'We look the new address up. The form then starts anew.',
    invalid: 'Please enter a valid email address.',
    lookupEmpty: 'Connection failed. Please try again later.',
    save: 'Change the address',
    cancel: 'Cancel',
  },
  es: {
    meant: '¿Quiso decir {email}?',
    use: 'Usar esta dirección',
    email: 'Correo electrónico',
    change: 'Cambiar<name> su correo electrónico</name>',
    title: 'Cambiar su correo electrónico',
    newLead: 'Lo que escribió se conserva, salvo que ya tengamos sus datos con la nueva dirección.',
    knownLead: 'Buscamos la nueva dirección. El formulario empieza entonces de nuevo.',
    invalid: 'Escriba un correo electrónico válido.',
    lookupEmpty: 'Falló la conexión. Inténtelo de nuevo más tarde.',
    save: 'Cambiar la dirección',
    cancel: 'Cancelar',
  },
})
