import { defineText } from '../../../../language/define-text.ts'

export const text = defineText({
  en: {
    onFile: 'On file: {masked}',
    keep: 'Leave it empty to keep it.',
    locked: 'It cannot be changed here.',
  },
  es: {
    onFile: 'En nuestros registros: {masked}',
    keep: 'Déjelo vacío para conservarlo.',
    locked: 'No se puede cambiar aquí.',
  },
})
