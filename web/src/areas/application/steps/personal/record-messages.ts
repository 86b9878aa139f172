import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    contactOnFile: 'We have your contact details on file',
    alsoOnFile: 'Also on file',
    changeContact: 'Change them',
    onFile: 'On file: {masked}',
    keep: 'Leave it empty to keep it.',
    locked: 'It cannot be changed here.',
  },
  es: {
    contactOnFile: 'Ya tenemos sus datos de contacto',
    alsoOnFile: 'También tenemos',
    changeContact: 'Cambiarlos',
    onFile: 'En nuestros registros: {masked}',
    keep: 'Déjelo vacío para conservarlo.',
    locked: 'No se puede cambiar aquí.',
  },
})
