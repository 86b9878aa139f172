import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    forcedTitle: 'Choose how you get your passcodes',
    forced:
      'One-time passcodes can now come by text or by email. You will keep seeing this screen when you log in until you give a phone number and click Update Preference, or tick the box below.',
    hide: 'I do not wish to see this page on login',
    passed: 'Done. You will not see this page on login any more.',
    goOn: 'Continue to the announcements',
    goOnToRequested: 'Continue to the page you asked for',
    phone: 'Phone number',
    consent:
      'By giving a cell number you consent to receive text messages from us. Message and data rates may apply.',
    question: 'How should we send your one-time passcodes?',
    phoneNeeded: 'Text and Prompt can be chosen once a phone number is given above.',
    sms: 'Text (SMS)',
    email: 'Email',
    prompt: 'Prompt me when I log in',
    update: 'Update Preference',
    updated: 'Authentication preference successfully updated',
    failed: 'Authentication preference failed up update. Please try again.',
  },
  es: {
    forcedTitle: 'Elija cómo recibe sus códigos',
    forced:
      'Los códigos de un solo uso ahora pueden llegar por mensaje de texto o por correo electrónico. Verá esta pantalla al iniciar sesión hasta que indique un número de teléfono y presione Actualizar preferencia, o marque la casilla de abajo.',
    hide: 'No deseo ver esta página al iniciar sesión',
    passed: 'Listo. Ya no verá esta página al iniciar sesión.',
    goOn: 'Continuar a los anuncios',
    goOnToRequested: 'Continuar a la página que pidió',
    phone: 'Número de teléfono',
    consent:
      'Al indicar un número de celular acepta recibir nuestros mensajes de texto. Su operador puede cobrar mensajes y datos.',
    question: '¿Cómo le enviamos sus códigos de un solo uso?',
    phoneNeeded: 'Mensaje de texto y Preguntarme se pueden elegir al indicar arriba un teléfono.',
    sms: 'Mensaje de texto (SMS)',
    email: 'Correo electrónico',
    prompt: 'Preguntarme al iniciar sesión',
    update: 'Actualizar preferencia',
    updated: 'La preferencia de autenticación se actualizó',
    failed: 'No se pudo actualizar la preferencia de autenticación. Inténtelo de nuevo.',
  },
})
