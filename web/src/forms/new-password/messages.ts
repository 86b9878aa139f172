import { defineText } from '../../language/define-text.ts'

export const text = defineText({
  en: {
    wanted: 'New Password',
    repeat: 'Repeat New Password',
    password: 'Password',
    needs: 'Your new password needs',
    number: 'A number',
    upperCase: 'A capital letter',
    lowerCase: 'A lower case letter',
    symbol: 'A symbol: @ $ ! % * # ? &',
    minimum: 'Minimum 8 characters',
    met: 'done',
    missing: 'missing',
    length: '{length}/{most}',
    lengthSpoken: '{length} of at most {most} characters',
    update: 'Update Password',
    refused: 'An error has occurred. Please try again.',
    unknown:
      'We could not find out whether your password has been changed. Please try to log in with the new one before you try again.',
  },
  es: {
    wanted: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    password: 'Contraseña',
    needs: 'Su contraseña nueva necesita',
    number: 'Un número',
    upperCase: 'Una letra mayúscula',
    lowerCase: 'Una letra minúscula',
    symbol: 'Un símbolo: @ $ ! % * # ? &',
    minimum: '8 caracteres como mínimo',
    met: 'listo',
    missing: 'falta',
    length: '{length}/{most}',
    lengthSpoken: '{length} de {most} caracteres como máximo',
    update: 'Actualizar contraseña',
    refused: 'Ocurrió un error. Inténtelo de nuevo.',
    unknown:
      'No pudimos saber si su contraseña se cambió. Antes de intentarlo de nuevo, pruebe a iniciar sesión con la nueva.',
  },
})
