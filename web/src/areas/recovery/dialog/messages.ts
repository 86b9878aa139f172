import { defineText } from '../../../language/define-text.ts'

export const text = defineText({
  en: {
    linkTitle: 'Reset Password',
    linkLead:
      'Enter the email address you sign in with. We will send you a link to choose a new password.',
    linkSend: 'Send Reset Link',
    linkPath: 'Send a link by email',
    emailTitle: 'Get {product} Email Address',
    emailLead:
      'Give your last name and the last 6 digits of your Social Security number. We will show you the email address you sign in with.',
    emailSend: 'Get Email Address',
    emailPath: 'Get {product} Email Address',
    answerTitle: 'Answer Your Security Question',
    answerLead:
      'Enter your email address and the answer to the security question you chose. We email you a reset link. If your answer is right, we email you a temporary password as well. You can use either one.',
    answerSend: 'Send Temporary Password',
    answerPath: 'Answer your security question',
    pinTitle: 'Enter Your PIN',
    pinLead: 'With a PIN from the Support Desk you can choose a new password right away.',
    pinSend: 'Continue',
    pinPath: 'Enter a PIN',
    otherWays: 'Other ways to get in',
    username: 'Email Address',
    lastName: 'Last Name',
    lastSix: 'Last 6 Digits of Social Security Number',
    answer: 'Answer',
    answerHelp: 'To keep your account safe, we do not show the question here.',
    pin: 'PIN',
    cancel: 'Cancel',
    close: 'Close',
    help: 'Need help? Call <phone></phone>.',
    linkRequested: 'Password reset email will be sent if the email was found in our system.',
    linkSent: 'Password reset email sent to {address}',
    usernameInvalid: 'Invalid username or email. Try again',
    accountUnknown:
      'We cannot find an account associated with this email address/username. Please try a different email address/username or call <phone></phone> for log-in assistance.',
    answerRight:
      'A temporary password has been sent to your email. It should arrive within about 15 minutes. Please check your junk folder too.',
    answerWrong:
      'Invalid Answer.  If you do not remember the correct answer please call <phone></phone> for assistance.',
    pinUnknown: 'Invalid PIN',
    pinSpent: 'Invalid PIN code. Please try again.',
    emailUnknown: 'There is no user associated with this last name and SSN',
    emailNotShown:
      'We found no email address with these details. Please check them, or call <phone></phone> for assistance.',
    foundLead: 'It is the address you sign in with, and where our emails go.',
    found: 'Your {product} email address is',
    useAddress: 'Sign in with this address',
    copy: 'Copy to Clipboard',
    copied: 'Text copied to clipboard!',
    copyFailed: 'Your browser did not let us copy it. Please select the address and copy it.',
  },
  es: {
    linkTitle: 'Restablecer la contraseña',
    linkLead:
      'Indique el correo electrónico con el que inicia sesión. Le enviaremos un enlace para elegir una contraseña nueva.',
    linkSend: 'Enviar enlace',
    linkPath: 'Recibir un enlace por correo electrónico',
    emailTitle: 'Ver su dirección de correo electrónico de {product}',
    emailLead:
      'Indique su apellido y los últimos 6 dígitos de su número de Seguro Social. Le mostraremos el correo electrónico con el que inicia sesión.',
    emailSend: 'Mostrar mi dirección',
    emailPath: 'Ver su dirección de correo electrónico de {product}',
    answerTitle: 'Responda su pregunta de seguridad',
    answerLead:
      'Indique su correo electrónico y la respuesta a la pregunta de seguridad que eligió. Le enviaremos por correo electrónico un enlace. Si su respuesta es correcta, le enviaremos también una contraseña temporal. Puede usar cualquiera de los dos.',
    answerSend: 'Enviar contraseña',
    answerPath: 'Responder su pregunta de seguridad',
    pinTitle: 'Escriba su PIN',
    pinLead: 'Con un PIN de soporte puede elegir una contraseña nueva ahora mismo.',
    pinSend: 'Continuar',
    pinPath: 'Escribir un PIN',
    otherWays: 'Otras formas de entrar',
    username: 'Correo electrónico',
    lastName: 'Apellido',
    lastSix: 'Últimos 6 dígitos del número de Seguro Social',
    answer: 'Respuesta',
    answerHelp: 'Para proteger su cuenta, aquí no mostramos la pregunta.',
    pin: 'PIN',
    cancel: 'Cancelar',
    close: 'Cerrar',
    help: '¿Necesita ayuda? Llame al <phone></phone>.',
    linkRequested:
      'Se enviará un correo para restablecer la contraseña si la dirección está en nuestro sistema.',
    linkSent: 'Se envió un correo para restablecer la contraseña a {address}',
    usernameInvalid: 'Usuario o correo no válido. Inténtelo de nuevo',
    accountUnknown:
      'No encontramos ninguna cuenta con este correo o usuario. Pruebe con otro correo o usuario, o llame al <phone></phone> para recibir ayuda.',
    answerRight:
      'Enviamos una contraseña temporal a su correo. Debería llegar en unos 15 minutos. Revise también la carpeta de correo no deseado.',
    answerWrong:
      'Respuesta no válida.  Si no recuerda la respuesta correcta, llame al <phone></phone> para recibir ayuda.',
    pinUnknown: 'PIN no válido',
    pinSpent: 'Código PIN no válido. Inténtelo de nuevo.',
    emailUnknown: 'No hay ningún usuario con este apellido y número de Seguro Social',
    emailNotShown:
      'No encontramos ningún correo electrónico con estos datos. Revíselos o llame al <phone></phone> para recibir ayuda.',
    foundLead: 'Es la dirección con la que inicia sesión y a la que van nuestros correos.',
    found: 'Su correo electrónico de {product} es',
    useAddress: 'Entrar con esta dirección',
    copy: 'Copiar al portapapeles',
    copied: '¡Texto copiado al portapapeles!',
    copyFailed: 'Su navegador no permitió copiarlo. Seleccione la dirección y cópiela.',
  },
})
