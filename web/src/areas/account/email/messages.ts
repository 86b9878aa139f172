import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    heading: 'Email address',
    none: 'There is no email address on record.',
    title: 'Update Email',
    lead: 'We will send you a one-time passcode before the change.',
    original: 'Original Email',
    email: 'New Email',
    repeat: 'Repeat New Email',
    update: 'Update Email',
    cancel: 'Cancel',
    updated: 'Email address updated successfully',
    unknown:
      'We could not find out whether your email address has been changed. Please log out and in again to see which one is on record.',
  },
  es: {
    heading: 'Correo electrónico',
    none: 'No hay ningún correo electrónico registrado.',
    title: 'Actualizar correo electrónico',
    lead: 'Antes del cambio le enviaremos un código de un solo uso.',
    original: 'Correo actual',
    email: 'Correo nuevo',
    repeat: 'Correo nuevo, otra vez',
    update: 'Actualizar correo',
    cancel: 'Cancelar',
    updated: 'El correo electrónico se actualizó correctamente',
    unknown:
      'No pudimos saber si su correo electrónico se cambió. Cierre sesión y vuelva a entrar para ver cuál está registrado.',
  },
})
